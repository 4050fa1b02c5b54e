import { randomUUID } from 'node:crypto';
import { hintPublisher, type PublishHint } from '@annuity-lantern/service-kit/live-hints';
import { createLog } from '@annuity-lantern/service-kit/log';
import { openRedis, type RedisLink } from '@annuity-lantern/service-kit/redis';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTcpGate, type TcpGate } from '../../lead-worker/test/support/tcp-gate.ts';
import { MOST_PER_SESSION } from '../src/live-hints/hint-streams.ts';
import { ACTIVITY_STEP, IDLE_LIFETIME } from '../src/session/session-policy.ts';
import { account, type DeskUnderTest, startDesk, storeRequests } from './desk-under-test.ts';
import { type EventReader, readEvents } from './event-reader.ts';

const REDIS_DATABASE = 49;
const log = createLog('hints-test', 'silent');

let desk: DeskUnderTest;
let gate: TcpGate;
let redis: RedisLink;
let publish: PublishHint;
const readers: EventReader[] = [];

beforeAll(async () => {
  const at = new URL(inject('redisUrl'));
  gate = await startTcpGate(at.hostname, Number(at.port || 6379));
  desk = await startDesk(inject('mongodbUrl'), 'desk-hints', log, undefined, undefined, `redis://127.0.0.1:${gate.port}/${REDIS_DATABASE}`);
  redis = openRedis(`${inject('redisUrl')}/${REDIS_DATABASE}`, log);
  publish = hintPublisher(redis, log);
});

afterEach(() => {
  for (const reader of readers.splice(0)) reader.leave();
});

afterAll(async () => {
  redis.stop();
  await desk.stop();
  await gate.stop();
});

async function follow(cookie: string): Promise<EventReader> {
  const reader = await readEvents(desk, cookie);
  readers.push(reader);
  return reader;
}

/** Publishes hints of new leads until one arrives: a new subscription may miss the first. */
async function untilHintsArrive({ hints }: EventReader): Promise<void> {
  const arrives = () => {
    publish({ id: randomUUID(), kind: 'consultation', what: 'new' });
    return hints.length;
  };
  await expect.poll(arrives).toBeGreaterThan(0);
}

const sessions = () => desk.store.connection.collection<{ _id: string }>('sessions');
const users = () => desk.store.connection.collection('users');
const idOf = (cookie: string) => /s:([^.]+)\./.exec(decodeURIComponent(cookie))?.[1] ?? '';

describe('a stream', () => {
  it('carries hints of other processes, in a form that no proxy buffers', async () => {
    const reader = await follow(await desk.signIn());
    expect(reader.status).toBe(200);
    expect(Object.fromEntries(reader.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await untilHintsArrive(reader);
    expect(Object.keys(reader.hints[0] ?? {}).sort()).toEqual(['id', 'kind', 'what']);
  });

  it('carries a hint of what another member of staff did', async () => {
    const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
    const reader = await follow(await desk.signIn());
    await untilHintsArrive(reader);
    const cookie = await desk.signIn();
    expect((await desk.call(`/api/leads/${id}/notes`, { method: 'POST', cookie, body: { text: 'Call later.' } })).status).toBe(200);
    await expect.poll(() => reader.hints).toContainEqual({ id, kind: 'consultation', what: 'changed' });
  });

  it('carries a hint of each request to which a revocation applies', async () => {
    const [one = '', other = ''] = await storeRequests(desk.leads, 2, () => 0);
    await desk.leads.any.updateMany(
      { _id: { $in: [one, other] } },
      { $set: { email: 'ana.same@example.com', emailNormalised: 'ana.same@example.com' } },
    );
    const reader = await follow(await desk.signIn());
    await untilHintsArrive(reader);
    const cookie = await desk.signIn();
    const body = { channels: ['email'], way: 'phone' };
    expect((await desk.call(`/api/leads/${one}/revocations`, { method: 'POST', cookie, body })).status).toBe(200);
    for (const id of [one, other]) await expect.poll(() => reader.hints).toContainEqual({ id, kind: 'consultation', what: 'changed' });
  });

  it('carries 300 hints in a few batches, to each of 20 desks', async () => {
    const cookies = await Promise.all([desk.signIn(), desk.signIn(), desk.signIn(), desk.signIn()]);
    const desks = await Promise.all(Array.from({ length: 20 }, (_, index) => follow(cookies[index % cookies.length] ?? '')));
    for (const reader of desks) await untilHintsArrive(reader);
    const before = desks.map(({ events }) => events.length);
    const last = randomUUID();
    for (let count = 0; count < 300; count += 1) publish({ id: randomUUID(), kind: 'consultation', what: 'new' });
    await expect
      .poll(() => {
        publish({ id: last, kind: 'consultation', what: 'changed' });
        return desks.every(({ hints }) => hints.some(({ id }) => id === last));
      })
      .toBe(true);
    for (const [index, { events }] of desks.entries()) expect(events.length - (before[index] ?? 0)).toBeLessThan(60);
  });

  it('stays open while Redis is away, and carries hints again afterwards', async () => {
    const reader = await follow(await desk.signIn());
    await untilHintsArrive(reader);
    await gate.set('down');
    const cookie = await desk.signIn();
    expect((await desk.call('/api/consultation-requests', { cookie })).status).toBe(200);
    await gate.set('open');
    reader.hints.length = 0;
    await untilHintsArrive(reader);
    expect(reader.events).not.toContain('end');
  });

  it('is refused beyond eight of a session, until one of them is closed', async () => {
    const cookie = await desk.signIn();
    const open = await Promise.all(Array.from({ length: MOST_PER_SESSION }, () => follow(cookie)));
    const refused = await follow(cookie);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    open[0]?.leave();
    await expect.poll(async () => (await follow(cookie)).status).toBe(200);
  });
});

describe('a stream ends with its session', () => {
  it('at once if its person signs out', async () => {
    const cookie = await desk.signIn();
    const [reader, other] = [await follow(cookie), await follow(await desk.signIn())];
    expect((await desk.call('/api/staff/session', { method: 'DELETE', cookie })).status).toBe(204);
    await reader.ended;
    expect(reader.events.at(-1)).toBe('end');
    expect(other.events).not.toContain('end');
  });

  it('if another process ended it, if it is idle, or after a working day', async () => {
    const set = (times: Readonly<Record<string, number>>) => (id: string) => sessions().updateOne({ _id: id }, { $set: times });
    const ends = [
      (id: string) => sessions().deleteOne({ _id: id }),
      set({ 'session.staff.activeAt': Date.now() - IDLE_LIFETIME }),
      set({ 'session.staff.signedInAt': 0 }),
    ];
    const ended = ends.map(async (end) => {
      const cookie = await desk.signIn();
      const reader = await follow(cookie);
      await end(idOf(cookie));
      await expect.poll(() => reader.events).toContain('end');
      await reader.ended;
      expect((await desk.call('/api/staff/session', { cookie })).status).toBe(401);
    });
    await Promise.all(ended);
  });

  it.each([
    ['is disabled', { $set: { disabledAt: new Date() } }, { $unset: { disabledAt: 1 } }],
    ['has a new epoch', { $inc: { epoch: 1 } }, { $inc: { epoch: 0 } }],
  ])('whose account %s', async (_why, change, back) => {
    const reader = await follow(await desk.signIn());
    await users().updateOne({ username: account.username.toLowerCase() }, change);
    await expect.poll(() => reader.events).toContain('end');
    await users().updateOne({ username: account.username.toLowerCase() }, back);
  });

  it('and never counts as activity', async () => {
    const cookie = await desk.signIn();
    const activeAt = Date.now() - 2 * ACTIVITY_STEP;
    await sessions().updateOne({ _id: idOf(cookie) }, { $set: { 'session.staff.activeAt': activeAt } });
    const reader = await follow(cookie);
    await untilHintsArrive(reader);
    reader.leave();
    expect(await sessions().findOne({ _id: idOf(cookie) })).toMatchObject({ session: { staff: { activeAt } } });
  });
});
