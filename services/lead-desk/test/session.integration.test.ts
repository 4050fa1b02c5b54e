import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ABSOLUTE_LIFETIME, IDLE_LIFETIME } from '../src/session/session-policy.ts';
import { cookieOf, type DeskUnderTest, sessionCookieLine, sessionSecret, startDesk } from './desk-under-test.ts';

const database = 'desk-session';
const session = '/api/staff/session';
let desk: DeskUnderTest;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), database);
});

afterAll(async () => {
  await desk.stop();
});

const sessions = () => {
  const collection = desk.store.connection.db?.collection<{ _id: string; session: string; expires: Date }>('sessions');
  if (!collection) throw new Error('not connected');
  return collection;
};
const idOf = (cookie: string) =>
  decodeURIComponent(cookie)
    .replace(/^.*=s:/, '')
    .split('.')[0] ?? '';

describe('a session', () => {
  test('survives a restart of the desk, and a second desk knows it', async () => {
    const cookie = await desk.signIn();
    const other = await startDesk(inject('mongodbUrl'), database);
    expect((await other.call(session, { cookie })).status).toBe(200);
    await other.stop();
    expect((await desk.call(session, { cookie })).status).toBe(200);
  });

  test('outlives a new secret that the old one follows, and is signed with the new one from then on', async () => {
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

  test('is prolonged by each call, and ends when there was none for its idle time', async () => {
    const cookie = await desk.signIn();
    const soon = new Date(Date.now() + 60_000);
    await sessions().updateOne({ _id: idOf(cookie) }, { $set: { expires: soon } });
    const answer = await desk.call(session, { cookie });
    expect(cookieOf(answer)).toBe(cookie);
    // The head is sent before the session is stored, the last byte after it.
    await answer.text();
    const kept = await sessions().findOne({ _id: idOf(cookie) });
    expect(kept?.expires.getTime()).toBeGreaterThan(Date.now() + IDLE_LIFETIME - 10_000);

    await sessions().updateOne({ _id: idOf(cookie) }, { $set: { expires: new Date(Date.now() - 1) } });
    expect((await desk.call(session, { cookie })).status).toBe(401);
  });

  test('ends a working day after the sign-in, however busy it was', async () => {
    const cookie = await desk.signIn();
    const kept = await sessions().findOne({ _id: idOf(cookie) });
    const data = JSON.parse(kept?.session ?? '{}') as { staff: { signedInAt: number } };
    data.staff.signedInAt -= ABSOLUTE_LIFETIME;
    await sessions().updateOne({ _id: idOf(cookie) }, { $set: { session: JSON.stringify(data) } });
    expect((await desk.call('/api/consultation-requests', { cookie })).status).toBe(401);
    expect(await sessions().countDocuments({ _id: idOf(cookie) })).toBe(0);
  });

  test('needs our signature on the cookie', async () => {
    const cookie = await desk.signIn();
    const forged = `staff.sid=${encodeURIComponent(`s:${idOf(cookie)}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`)}`;
    expect((await desk.call(session, { cookie: forged })).status).toBe(401);
  });

  test('ended sessions are removed by MongoDB itself', async () => {
    const indexes = await sessions().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expires: 1 }, expireAfterSeconds: 0 }));
  });
});
