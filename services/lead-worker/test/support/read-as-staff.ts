import { expect } from 'vitest';
import { STAFF_PASSWORD } from './pipeline-rig.ts';
import type { SpawnedService } from './spawn-service.ts';

/** Signs in at the desk and reads these paths; gives the answers as texts. */
export async function readAsStaff(desk: SpawnedService, paths: readonly string[]): Promise<string[]> {
  const { origin } = desk;
  const body = JSON.stringify({ username: 'admin', password: STAFF_PASSWORD });
  const headers = { origin, 'content-type': 'application/json' };
  let cookie = '';
  const signIn = async () => {
    const response = await fetch(`${origin}/api/staff/session`, { method: 'POST', headers, body });
    [cookie = ''] = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return response.status;
  };
  // The first account is made once MongoDB is there.
  await expect.poll(signIn, { timeout: 10_000, interval: 500 }).toBe(204);
  return Promise.all(paths.map(async (path) => (await fetch(origin + path, { headers: { origin, cookie } })).text()));
}
