import { expect } from 'vitest';
import { STAFF_PASSWORD } from './pipeline-rig.ts';
import type { SpawnedService } from './spawn-service.ts';

/** Signs in at the desk and reads these paths; gives the answers as texts. A stranger is refused who tries under another name. */
export async function readAsStaff({ origin }: SpawnedService, stranger: string, paths: readonly string[]): Promise<string[]> {
  const headers = { origin, 'content-type': 'application/json' };
  let cookie = '';
  const signIn = async (username: string) => {
    const body = JSON.stringify({ username, password: STAFF_PASSWORD });
    const response = await fetch(`${origin}/api/staff/session`, { method: 'POST', headers, body });
    const lines = response.headers.getSetCookie();
    cookie = lines.find((line) => line.startsWith('staff.sid='))?.split(';')[0] ?? '';
    return response.status;
  };
  // The first account is made once MongoDB is there.
  await expect.poll(() => signIn('admin'), { timeout: 60_000, interval: 500 }).toBe(204);
  expect(await signIn(stranger)).toBe(401);
  expect(await signIn('admin')).toBe(204);
  return Promise.all(paths.map(async (path) => (await fetch(origin + path, { headers: { origin, cookie } })).text()));
}
