import { expect, vi } from 'vitest';
import { STAFF_PASSWORD } from './pipeline-rig.ts';
import type { SpawnedService } from './spawn-service.ts';

export interface StaffCalls {
  /** The status of a sign-in under this name. A refused sign-in leaves the session unchanged. */
  signIn(username: string): Promise<number>;
  get(path: string): Promise<Response>;
  post(path: string, body: object): Promise<Response>;
}

/** Signs in at the desk as `admin`. */
export async function signInAsStaff({ origin }: SpawnedService): Promise<StaffCalls> {
  const headers = { origin, 'content-type': 'application/json' };
  let cookie = '';
  const signIn = async (username: string) => {
    const body = JSON.stringify({ username, password: STAFF_PASSWORD });
    const response = await fetch(`${origin}/api/staff/session`, { method: 'POST', headers, body });
    const lines = response.headers.getSetCookie();
    cookie = lines.find((line) => line.startsWith('staff.sid='))?.split(';')[0] ?? cookie;
    return response.status;
  };
  // The first account exists once MongoDB is up. Not expect.poll, which works in tests only: files also sign in before all of theirs.
  await vi.waitFor(async () => expect(await signIn('admin')).toBe(204), { timeout: 120_000, interval: 500 });
  return {
    signIn,
    get: (path) => fetch(origin + path, { headers: { origin, cookie } }),
    post: (path, body) => fetch(origin + path, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) }),
  };
}

/** Signs in at the desk, reads these paths and returns the answers as texts. A sign-in under the stranger's name is refused. */
export async function readAsStaff(desk: SpawnedService, stranger: string, paths: readonly string[]): Promise<string[]> {
  const { signIn, get } = await signInAsStaff(desk);
  expect(await signIn(stranger)).toBe(401);
  return Promise.all(paths.map(async (path) => (await get(path)).text()));
}
