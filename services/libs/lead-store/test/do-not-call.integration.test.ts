import { randomUUID } from 'node:crypto';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type NotedWish, openDoNotCallList } from '../src/lead-store.ts';
import { at } from './support/store-under-test.ts';

const { host } = new URL(inject('mongodbUrl'));
const store = connectStore({ mongodbUrl: `mongodb://${host}/do-not-call-${randomUUID().slice(0, 8)}?directConnection=true` });
const list = openDoNotCallList(store, 'a key of this test that is long enough');
const stored = () => store.connection.collection('doNotCall').find().toArray();
const [ana, bo] = [
  { _id: 'a', phone: '303-499-7111' },
  { _id: 'b', phone: '303-499-7112' },
];
const press = { way: 'phone', by: 'kim', now: at(1000) } as const;
const noCalls = { at: at(1000), by: 'kim', way: 'phone' };

beforeAll(() => store.connected);
beforeEach(async () => {
  await store.connection.collection('doNotCall').deleteMany({});
});
afterAll(() => store.close());

it('marks every request of the number, however it is written, and no other', async () => {
  await list.add(ana, press);
  const others = [{ phone: '+1 (303) 499-7111 ext. 4' }, bo, ana];
  expect((await list.mark(others)).map((lead) => lead.noCalls)).toEqual([noCalls, undefined, noCalls]);
  expect(await list.mark([])).toEqual([]);
  expect(JSON.stringify(await stored())).not.toMatch(/303\D*499\D*7111/);
});

it('marks a request that wants no calls itself, and no other request of its number', async () => {
  const noCallsHere = { at: at(1000), by: 'visitor' };
  const marked = await list.mark([{ ...ana, callsPaused: noCallsHere }, { ...ana, noCallsHere }, ana]);
  expect(marked.map((lead) => [lead.noCalls, lead.noCallsHere])).toEqual([
    [undefined, noCallsHere],
    [undefined, noCallsHere],
    [undefined, undefined],
  ]);
});

it('keeps who recorded what, when and how, until the person says otherwise and after it', async () => {
  await list.add(ana, press);
  await list.add(ana, { ...press, way: 'email', by: 'ruiz', now: at(2000) });
  const allowed = { way: 'letter', by: 'kim', now: at(3000), on: '2026-03-02' } as const;
  expect(await list.remove(ana, allowed, at(1000))).toBeNull();
  expect((await list.read(ana)).noCalls).toEqual({ at: at(2000), by: 'ruiz', way: 'email' });
  const record = await list.remove(ana, allowed, at(2000));
  expect(record?.noCalls).toBeUndefined();
  expect(record?.entries).toEqual([
    { at: at(1000), what: 'no_calls', by: 'kim', way: 'phone', leadId: 'a' },
    { at: at(2000), what: 'no_calls', by: 'ruiz', way: 'email', leadId: 'a' },
    { at: at(3000), what: 'calls_allowed', by: 'kim', way: 'letter', on: '2026-03-02', leadId: 'a' },
  ]);
  expect(await list.remove(ana, allowed, at(2000))).toBeNull();
  expect(await list.remove(bo, allowed, at(2000))).toBeNull();
  expect(await list.read(bo)).toEqual({ entries: [] });
});

it('finds what was recorded with a request, also about the number that it had before', async () => {
  const old = { at: at(0), seq: 1, what: 'contact', by: 'kim', old: { phone: ana.phone } } as const;
  await list.add(ana, press);
  await list.add({ ...bo, _id: 'a' }, { ...press, now: at(2000) });
  await list.add({ ...ana, _id: 'c' }, { ...press, now: at(3000) });
  const recorded = async (history: readonly (typeof old)[]) =>
    (await list.recordedWith({ _id: 'a', phone: bo.phone, email: 'bo@example.org', history })).map((entry) => entry.at).toSorted();
  expect(await recorded([old])).toEqual([at(1000), at(2000)]);
  expect(await recorded([])).toEqual([at(2000)]);
});

it('takes two presses at once', async () => {
  await Promise.all([1, 2, 3, 4].map((ms) => list.add(ana, { ...press, now: at(ms) })));
  expect((await list.read(ana)).entries).toHaveLength(4);
  expect(await stored()).toHaveLength(1);
});

it('keeps the wish for no mail by the address, apart from the number, and holds it for every later request', async () => {
  const [one, same, partner] = ['Ada@Example.org', ' ada@example.org', 'bo@example.org'].map((email) => ({ ...ana, email }));
  if (!one || !same || !partner) throw new Error('three leads');
  await list.add(one, press, 'email');
  const marked = await list.mark([one, same, partner, ana]);
  expect(marked.map(({ noCalls: calls, noEmail }) => [calls, noEmail])).toEqual([
    [undefined, noCalls],
    [undefined, noCalls],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(JSON.stringify(await stored())).not.toMatch(/example|ada/i);
  await list.add(one, { ...press, now: at(2000) });
  const { entries } = await list.read(same);
  expect(entries.map(({ what }) => what)).toEqual(['no_email', 'no_calls']);
  const allowed = { way: 'email', by: 'kim', now: at(3000), on: '2026-03-02' } as const;
  expect(await list.remove(same, allowed, at(2000), 'email')).toBeNull();
  expect(await list.remove(same, allowed, at(1000), 'email')).toMatchObject({ noCalls: { at: at(2000) } });
  expect((await list.read(one)).noEmail).toBeUndefined();
});

it('keeps that mail to an address came back apart from a wish for no mail, for every request with the address', async () => {
  const [one, relative, corrected] = ['Ada@Example.org', ' ada@example.org', 'ada@example.com'].map((email) => ({ ...ana, email }));
  if (!one || !relative || !corrected) throw new Error('three leads');
  const bounced = { way: 'no mailbox', by: 'mail host', now: at(1000) } as const;
  await list.add(one, bounced, 'address');
  const marked = await list.mark([one, relative, corrected]);
  const badAddress = { at: at(1000), by: 'mail host', way: 'no mailbox' };
  expect(marked.map((lead) => lead.badAddress)).toEqual([badAddress, badAddress, undefined]);
  expect(marked.map(({ noEmail }) => noEmail)).toEqual([undefined, undefined, undefined]);
  await list.add(one, { ...press, now: at(2000) }, 'email');
  const works = { way: 'phone', by: 'kim', now: at(3000), on: '2026-03-02' } as const;
  expect(await list.remove(relative, works, at(1000), 'address')).toMatchObject({ noEmail: { at: at(2000) } });
  const { badAddress: gone, entries } = await list.read(one);
  expect(gone).toBeUndefined();
  expect(entries.map(({ what }) => what)).toEqual(['mail_bounced', 'no_email', 'address_works']);
  expect(await stored()).toHaveLength(1);
});

it('repeats after a restore what was noted since the backup, each once and in its order', async () => {
  const noted: NotedWish[] = [];
  const list = openDoNotCallList(store, 'a key of this test that is long enough', { wish: async (wish) => void noted.push(wish) });
  const kept = { ...ana, email: 'ana@example.org' };
  await list.add(kept, press);
  const backup = await stored();
  await list.remove(kept, { way: 'letter', by: 'kim', now: at(2000), on: '2026-03-02' }, at(1000));
  await list.add(kept, { ...press, now: at(3000) }, 'email');
  await list.add(bo, { ...press, now: at(4000) });
  await list.remove(bo, { way: 'letter', by: 'kim', now: at(5000), on: '2026-03-02' }, at(9999));
  const before = await stored();
  expect(JSON.stringify(noted)).not.toMatch(/303\D*499\D*7111|example/);

  await store.connection.collection('doNotCall').deleteMany({});
  await store.connection.collection('doNotCall').insertMany(backup);
  for (let times = 0; times < 2; times += 1) await list.repeat(noted);
  expect(await stored()).toEqual(before);
});

it('holds a wish that it cannot note, and rejects', async () => {
  const notes = { wish: () => Promise.reject(new Error('the disk is full')) };
  await expect(openDoNotCallList(store, 'a key of this test that is long enough', notes).add(ana, press)).rejects.toThrow('full');
  expect((await list.read(ana)).noCalls).toEqual(noCalls);
});
