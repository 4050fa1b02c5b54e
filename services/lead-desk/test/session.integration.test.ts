import { backgroundHeader, StaffMember } from '@annuity-lantern/contracts/http';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ABSOLUTE_LIFETIME, ACTIVITY_STEP, IDLE_LIFETIME } from '../src/session/session-policy.ts';
import { cookieOf, type DeskUnderTest, sessionCookieLine, sessionSecret, startDesk } from './desk-under-test.ts';

const database = 'desk-session';
const session = '/api/staff/session';
let desk: DeskUnderTest;

interface KeptSession {
  readonly _id: string;
  readonly session: { readonly staff: Readonly<Record<'signedInAt' | 'activeAt', number>> };
}

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), database);
});

afterAll(async () => {
  await desk.stop();
});

const sessions = () => {
  const collection = desk.store.connection.db?.collection<KeptSession>('sessions');
  if (!collection) throw new Error('not connected');
  return collection;
};
const change = (cookie: string, times: Partial<KeptSession['session']['staff']>) =>
  sessions().updateOne(
    { _id: idOf(cookie) },
    { $set: Object.fromEntries(Object.entries(times).map(([name, time]) => [`session.staff.${name}`, time])) },
  );
const idOf = (cookie: string) =>
  decodeURIComponent(cookie)
    .replace(/^.*=s:/, '')
    .split('.')[0] ?? '';

describe('a session', () => {
  test('survives a restart of the desk, and a second desk accepts it', async () => {
    const cookie = await desk.signIn();
    const other = await startDesk(inject('mongodbUrl'), database);
    expect((await other.call(session, { cookie })).status).toBe(200);
    await other.stop();
    expect((await desk.call(session, { cookie })).status).toBe(200);
  });

  test('survives a new secret in front of the old one, and is signed with the new one from then on', async () => {
    const newSecret = 'n'.repeat(32);
    const deskWith = (...secrets: string[]) => startDesk(inject('mongodbUrl'), database, undefined, undefined, secrets);
    const cookie = await desk.signIn();
    const rotated = await deskWith(newSecret, sessionSecret);
    const answer = await rotated.call(session, { cookie });
    expect(answer.status).toBe(200);
    await rotated.stop();
    const afterwards = await deskWith(newSecret);
    expect((await afterwards.call(session, { cookie: cookieOf(answer) })).status).toBe(200);
    expect((await afterwards.call(session, { cookie })).status).toBe(401);
    await afterwards.stop();
  });

  test('is gone after signing out, for every copy of its cookie', async () => {
    const cookie = await desk.signIn();
    const answer = await desk.call(session, { method: 'DELETE', cookie });
    expect(answer.status).toBe(204);
    expect(sessionCookieLine(answer)).toMatch(/^staff\.sid=; .*Expires=Thu, 01 Jan 1970/);
    expect((await desk.call(session, { cookie })).status).toBe(401);
    expect(await sessions().countDocuments({ _id: idOf(cookie) })).toBe(0);
  });

  test("ends when idle for too long; the desk's background calls do not count as activity", async () => {
    const cookie = await desk.signIn();
    const activeAt = async () => (await sessions().findOne({ _id: idOf(cookie) }))?.session.staff.activeAt ?? 0;
    const before = Date.now() - 2 * ACTIVITY_STEP;
    await change(cookie, { activeAt: before });
    expect((await desk.call(session, { cookie, headers: { [backgroundHeader]: '1' } })).status).toBe(200);
    expect(await activeAt()).toBe(before);
    const idleLeft = async (headers: Record<string, string>) => {
      const { endsIn } = StaffMember.parse(await (await desk.call(session, { cookie, headers })).json());
      return Math.ceil((endsIn?.idle ?? 0) / 60);
    };
    expect(await idleLeft({ [backgroundHeader]: '1' })).toBe(IDLE_LIFETIME / ACTIVITY_STEP - 2);
    expect(await idleLeft({})).toBe(IDLE_LIFETIME / ACTIVITY_STEP);
    expect(await activeAt()).toBeGreaterThan(before);

    await change(cookie, { activeAt: Date.now() - IDLE_LIFETIME });
    expect((await desk.call(session, { cookie })).status).toBe(401);
    expect(await sessions().countDocuments({ _id: idOf(cookie) })).toBe(0);
  });

  test('ends a working day after the sign-in, even if active', async () => {
    const cookie = await desk.signIn();
    await change(cookie, { signedInAt: Date.now() - ABSOLUTE_LIFETIME });
    expect((await desk.call('/api/consultation-requests', { cookie })).status).toBe(401);
    expect(await sessions().countDocuments({ _id: idOf(cookie) })).toBe(0);
  });

  test('needs our signature on the cookie', async () => {
    const cookie = await desk.signIn();
    const forged = `staff.sid=${encodeURIComponent(`s:${idOf(cookie)}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`)}`;
    expect((await desk.call(session, { cookie: forged })).status).toBe(401);
  });

  test('is removed by MongoDB itself after its end', async () => {
    const indexes = await sessions().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expires: 1 }, expireAfterSeconds: 0 }));
  });
});
