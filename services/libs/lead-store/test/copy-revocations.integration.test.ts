import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { afterEach, expect, it, vi } from 'vitest';
import {
  copyRevocations,
  correctContact,
  eraseLead,
  findLead,
  normalizeContact,
  recordRevocation,
  spreadRevocations,
} from '../src/lead-store.ts';
import { at, useStore } from './support/store-under-test.ts';

const { leads, stored, effect } = useStore();

type Contact = Parameters<typeof normalizeContact>[0];
const ana: Contact = { email: 'ana@example.com', phone: '3034997111' };
const askedBy = (person: Contact, createdAt: Date) => stored({ createdAt, answers: { ...sampleConsultation, ...person } });
/** As `persist` does. */
const complete = (id: string, person: Contact) => leads.any.updateOne({ _id: id }, { $set: normalizeContact(person) });
const completed = async (createdAt: Date, person: Contact) => {
  const id = await askedBy(person, createdAt);
  await complete(id, person);
  return id;
};
const read = async (id: string) => {
  const lead = await findLead(leads, id);
  if (!lead) throw new Error('not stored');
  return lead;
};
const copy = async (id: string) => copyRevocations(leads, await read(id));
const spread = async (id: string) => spreadRevocations(leads, await read(id));
const channels = ({ revocations }: Pick<Awaited<ReturnType<typeof read>>, 'revocations'>) => revocations?.map((one) => one.channels);

afterEach(() => {
  vi.restoreAllMocks();
});

it('copies to a lead stored late what its person has revoked, once', async () => {
  const known = await completed(at(0), ana);
  const sealed = await askedBy(ana, at(1000));
  await recordRevocation(leads, known, { channels: ['email', 'texts'], way: 'phone', by: 'kim', now: at(2000) });
  expect(channels(await copy(sealed))).toEqual([['email', 'texts']]);
  await copy(sealed);
  const lead = await read(sealed);
  expect(lead.revocations?.map((one) => [one.channels, one.by, one.at, one.seq])).toEqual([[['email', 'texts'], 'kim', at(2000), 1]]);
  expect(lead.seq).toBe(1);
  expect(lead.history.slice(1).map(({ what }) => what)).toEqual(['consent']);
});

it('leaves out what was revoked before the request, or by another person', async () => {
  const known = await completed(at(0), ana);
  await recordRevocation(leads, known, { channels: ['email'], way: 'phone', by: 'kim', now: at(500) });
  const later = await askedBy(ana, at(1000));
  expect(channels(await copy(later))).toBeUndefined();
  await recordRevocation(leads, known, { channels: ['email', 'texts'], way: 'phone', by: 'kim', now: at(2000) });
  const other = { email: 'bo@example.com', phone: '3034997112' };
  expect(channels(await copy(await askedBy(other, at(1000))))).toBeUndefined();
  // The same phone, another mailbox.
  const shared = await copy(await askedBy({ ...other, phone: ana.phone }, at(1000)));
  expect(channels(shared)).toEqual([['texts']]);
});

it('finds a revocation that was recorded before the `persist` of its request', async () => {
  const [known, other] = [await askedBy(ana, at(0)), await askedBy(ana, at(1000))];
  await recordRevocation(leads, known, { channels: ['email', 'texts'], way: 'phone', by: 'kim', now: at(2000) });
  expect(channels(await copy(other))).toEqual([['email', 'texts']]);
});

it('owes the copies from the one update that records a revocation, also if MongoDB fails right after it', async () => {
  const [known, other] = [await completed(at(0), ana), await completed(at(0), ana)];
  await recordRevocation(leads, known, { channels: ['email', 'automatedCalls'], way: 'phone', by: 'kim', now: at(2000) }, at(2000));
  expect(await effect(known, 'spreadRevocation')).toEqual({ state: 'due', attempts: 0, nextAt: at(2000), order: 1 });
  expect(channels(await read(other))).toBeUndefined();

  await spread(known);
  await spread(known);
  expect(channels(await read(other))).toEqual([['email', 'automatedCalls']]);
  // The copies of another request add nothing to the original.
  await spread(other);
  await copy(known);
  expect(channels(await read(known))).toEqual([['email', 'automatedCalls']]);
});

it('orders the copies anew for a revocation that is recorded while earlier ones are copied', async () => {
  const id = await completed(at(0), ana);
  const revocation = { way: 'phone', by: 'kim' } as const;
  await recordRevocation(leads, id, { ...revocation, channels: ['email'], now: at(1000) }, at(1000));
  await leads.any.updateOne({ _id: id }, { $set: { 'effects.spreadRevocation.state': 'sending', 'effects.spreadRevocation.token': 'a' } });
  await recordRevocation(leads, id, { ...revocation, channels: ['texts'], now: at(2000) }, at(2000));
  expect(await effect(id, 'spreadRevocation')).toEqual({ state: 'due', attempts: 0, nextAt: at(2000), order: 2 });
});

it('stores in a long history only a revocation of something new, also as a copy', async () => {
  const [known, other] = [await completed(at(0), ana), await completed(at(0), ana)];
  const history = Array.from({ length: 500 }, () => ({ at: at(0), seq: 0, what: 'note', by: 'kim' }));
  await leads.any.updateMany({ _id: { $in: [known, other] } }, { $set: { history } } as never);
  const revoke = (channel: 'email' | 'texts', ms: number) =>
    recordRevocation(leads, known, { channels: [channel], way: 'phone', by: 'kim', now: at(ms) });
  for (const [index, channel] of (['email', 'texts'] as const).entries()) {
    expect(await revoke(channel, 1000 + index)).toMatchObject({ seq: index + 1 });
    expect(await revoke(channel, 2000 + index)).toBe('full');
  }
  await leads.any.updateOne(
    { _id: known },
    { $push: { revocations: { at: at(3000), channels: ['email'], way: 'phone', by: 'kim', seq: 3 } } },
  );
  await spread(known);
  await copy(other);
  for (const id of [known, other]) expect((await read(id)).history).toHaveLength(502);
  expect(channels(await read(other))).toEqual([['email'], ['texts']]);
  expect(await recordRevocation(leads, 'no such lead', { channels: ['email'], way: 'phone', by: 'kim', now: at(0) })).toBeNull();
});

const victim: Contact = { email: 'vera@example.net', phone: '3034997199' };
const visitor = { id: 'visitor', username: 'visitor', isManager: true };
const typed = async (id: string, contact: Partial<Contact>) => {
  const { seq } = await read(id);
  const made = { ...contact, seq, resend: false, isOwn: true, by: visitor, now: at(3000) };
  expect(await correctContact(leads, id, made)).toMatchObject({ outcome: 'changed' });
};
const revokedOnOwnPage = async (id: string) =>
  recordRevocation(leads, id, { channels: ['email', 'texts'], way: 'own page', visit: await read(id), by: 'visitor', now: at(2000) });

it('reaches no other request by an address or a number that the visitor typed, neither at once nor by erasing nor a copy of a copy', async () => {
  const [own, second] = [await completed(at(0), ana), await completed(at(0), ana)];
  const theirs = await completed(at(0), victim);
  const late = await askedBy(victim, at(1000));
  await revokedOnOwnPage(own);
  await spread(own);
  expect(channels(await read(second))).toEqual([['email']]);
  for (const id of [own, second]) {
    await typed(id, victim);
    await spread(id);
  }
  expect(channels(await read(theirs))).toBeUndefined();
  expect(channels(await copy(late))).toBeUndefined();
  const consentLedger = { record: async () => {} };
  const erasure = { by: 'visitor', reason: 'asked', now: at(4000), consentLedger, erasures: undefined } as const;
  for (const id of [own, second]) expect(await eraseLead(leads, id, erasure)).toMatchObject({ outcome: 'erased' });
  expect(channels(await read(theirs))).toBeUndefined();
});

it('reaches no other request by a number from the page of a request, since a mailbox proves none', async () => {
  const own = await completed(at(0), { ...ana, phone: victim.phone });
  const theirs = await completed(at(0), victim);
  await revokedOnOwnPage(own);
  await spread(own);
  expect(channels(await read(own))).toEqual([['email', 'texts']]);
  expect(channels(await read(theirs))).toBeUndefined();
  expect(channels(await copy(await askedBy(victim, at(1000))))).toBeUndefined();
});

it('goes by the number that staff knew, also after the visitor typed another one', async () => {
  const [own, other] = [await completed(at(0), ana), await completed(at(0), { ...ana, email: 'home@example.com' })];
  const theirs = await completed(at(0), victim);
  await recordRevocation(leads, own, { channels: ['texts'], way: 'phone', by: 'kim', now: at(2000) });
  await typed(own, victim);
  await spread(own);
  expect(channels(await read(other))).toEqual([['texts']]);
  expect(channels(await read(theirs))).toBeUndefined();
  expect((await read(other)).revocations).toMatchObject([{ by: 'kim', copied: true }]);
});

/** Every order of the steps that keeps the order within each list. */
function interleavings<T>(one: readonly T[], other: readonly T[]): T[][] {
  const [[first, ...rest], [second, ...others]] = [one, other];
  if (first === undefined || second === undefined) return [[...one, ...other]];
  return [
    ...interleavings(rest, other).map((steps) => [first, ...steps]),
    ...interleavings(one, others).map((steps) => [second, ...steps]),
  ];
}

it.each(interleavings(['persist', 'webhook'], ['record', 'spread']))('misses no revocation: %s, %s, %s, %s', async (...steps) => {
  const known = await completed(at(0), ana);
  const next = await askedBy(ana, at(1000));
  let told: unknown;
  const work: Record<string, () => Promise<unknown>> = {
    persist: () => complete(next, ana),
    webhook: async () => {
      told = channels(await copy(next));
    },
    record: () => recordRevocation(leads, known, { channels: ['email'], way: 'phone', by: 'kim', now: at(2000) }),
    spread: () => spread(known),
  };
  for (const step of steps) await work[step]?.();
  expect(told).toEqual(steps.indexOf('record') < steps.indexOf('webhook') ? [['email']] : undefined);
  expect(channels(await read(next))).toEqual([['email']]);
});

it('returns a wish for no calls that came after the claim, also as an older version stores it', async () => {
  const id = await askedBy(ana, at(0));
  const claimed = await read(id);
  await leads.any.collection.updateOne({ _id: id as never }, { $set: { callsPaused: { at: at(1), by: 'kim' } } });
  expect((await copyRevocations(leads, claimed)).noCallsHere).toEqual({ at: at(1), by: 'kim' });
});
