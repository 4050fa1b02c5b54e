import { describe, expect, it, vi } from 'vitest';
import {
  correctContact,
  findPerson,
  findRelated,
  type HistoryEntry,
  recordRevocation,
  type StoredLead,
  setOwner,
} from '../src/lead-store.ts';
import { finishEffect } from './support/one-effect.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored, put, effect, claimed } = useStore();
const margaret = { id: 'id-of-margaret', username: 'margaret', isManager: true };
const ruiz = { id: 'id-of-ruiz', username: 'ruiz', isManager: false };
const read = async (id: string) => (await leads.any.findById(id).lean()) as StoredLead;
const email = '$ada@Example.org';
const correct = async (id: string, changes: object) => {
  const { seq } = await read(id);
  return correctContact(leads, id, { resend: false, seq, by: margaret, now: START, ...changes }, START);
};
const consent = { textVersion: '2026-01-01', channels: { automatedCalls: true, texts: false, email: true } };

describe('a corrected contact', () => {
  it('replaces the old one and its normalized form, and keeps the old one in the history', async () => {
    const id = await stored({ consent });
    const { email: old, phone } = await read(id);
    await leads.any.updateOne({ _id: id }, { contact: { email: 'false', phone: 'good' }, emailNormalised: 'old', phoneNormalised: 'old' });
    expect((await correct(id, { email })).outcome).toBe('changed');
    const lead = await read(id);
    expect(lead).toMatchObject({
      email,
      emailNormalised: '$ada@example.org',
      phone,
      phoneNormalised: expect.stringMatching(/^\+1\d{10}$/),
    });
    expect(lead).not.toHaveProperty('contact');
    expect(lead.consent).toEqual(consent);
    expect(lead.history.at(-1)).toEqual({ at: START, seq: 1, what: 'contact', by: 'margaret', old: { email: old } });
    await correct(id, { phone: '(303) 499-7111' });
    expect(await read(id)).toMatchObject({ phoneNormalised: '+13034997111', history: [{}, {}, { seq: 2, old: { phone } }] });
  });

  it('stays if a revocation is recorded that read the old one', async () => {
    const id = await stored({ consent });
    const { collection } = leads.any;
    const update = collection.findOneAndUpdate.bind(collection);
    vi.spyOn(collection, 'findOneAndUpdate').mockImplementationOnce((async (...call: Parameters<typeof update>) => {
      await correct(id, { email, phone: '(303) 499-7111' });
      return await update(...call);
    }) as never);
    await recordRevocation(leads, id, { channels: ['email'], way: 'phone', by: 'kim', now: at(1000) });
    expect(await read(id)).toMatchObject({
      email,
      emailNormalised: '$ada@example.org',
      phoneNormalised: '+13034997111',
      revocations: [{ channels: ['email'], seq: 2 }],
    });
  });

  it('is checked again, and a check of the old one that is under way does not count', async () => {
    const id = await stored();
    const late = await claimed(id, 'verify', START);
    await put(id, 'recheck', { state: 'done', attempts: 3, after: 'verify', doneAt: START });
    await correct(id, { email });
    expect(await effect(id, 'verify')).toEqual({ state: 'due', attempts: 0, nextAt: START });
    expect(await effect(id, 'recheck')).toMatchObject({ state: 'waiting', attempts: 0, after: 'verify' });
    expect(await effect(id, 'persist')).toEqual({ state: 'due', attempts: 0, nextAt: START });
    const contact = { email: 'false', phone: 'good' } as const;
    expect(await finishEffect(leads, late, at(100), { state: 'done', contact })).toBeNull();
    await finishEffect(leads, await claimed(id, 'verify', at(200)), at(200), {
      state: 'done',
      contact: { email: 'unknown', phone: 'good' },
    });
    expect(await effect(id, 'recheck')).toMatchObject({ state: 'due' });
  });

  it('gets the mails that were given up or left out for the old one, once that is wanted', async () => {
    const id = await stored();
    await setOwner(leads, id, { to: ruiz, seq: 0, by: margaret, now: START }, START);
    const parked = { state: 'parked', attempts: 20, lastErrorClass: 'smtp_refused', parkedAt: START } as const;
    await put(id, 'visitorMail', parked);
    await put(id, 'ownerMail', { state: 'skipped', attempts: 1, lastErrorClass: 'contact_false', order: 1, told: ['id-of-kim'] });
    await correct(id, { email });
    expect(await effect(id, 'visitorMail')).toEqual(parked);
    await correct(id, { phone: '(303) 499-7111', resend: true });
    expect(await effect(id, 'visitorMail')).toMatchObject({ state: 'waiting', attempts: 0, after: 'verify', unlessContact: ['false'] });
    expect(await effect(id, 'ownerMail')).toMatchObject({ state: 'due', nextAt: at(60_000), order: 3, told: ['id-of-kim'] });
    expect(await read(id)).not.toHaveProperty('parked');
    await finishEffect(leads, await claimed(id, 'verify', at(1)), at(1), { state: 'done', contact: { email: 'good', phone: 'good' } });
    expect(await effect(id, 'visitorMail')).toMatchObject({ state: 'due', nextAt: at(1) });
  });

  it.each(['unconfirmed', 'done'] as const)('does not get a mail again that is %s', async (state) => {
    const id = await stored();
    await put(id, 'visitorMail', { state, attempts: 1, ...(state === 'done' ? { doneAt: START } : { parkedAt: START }) });
    await correct(id, { email, resend: true });
    expect(await effect(id, 'visitorMail')).toMatchObject({ state, attempts: 1 });
  });

  it('is refused to an agent who is not the owner, and after another change', async () => {
    const id = await stored();
    expect((await correct(id, { email, by: ruiz })).outcome).toBe('refused');
    expect((await correct(id, { email, seq: 7 })).outcome).toBe('refused');
    await setOwner(leads, id, { to: ruiz, seq: 0, by: margaret, now: START }, START);
    expect((await correct(id, { email, by: ruiz })).outcome).toBe('changed');
    expect((await correctContact(leads, 'missing', { email, resend: false, seq: 0, by: margaret, now: START })).outcome).toBe('unknown');
  });

  it('finds other requests of the person anew', async () => {
    const [one, other] = [await stored(), await stored({ createdAt: at(1000) })];
    await correct(one, { email: 'one@example.org', phone: '(303) 499-7111' });
    await correct(other, { email: 'other@example.org', phone: '(303) 499-7112' });
    expect(await findRelated(leads, await read(one))).toEqual([]);
    await correct(other, { email: 'One@example.org' });
    expect(await findRelated(leads, await read(one))).toMatchObject([{ _id: other, has: 'email' }]);
  });
});

describe('a person', () => {
  it('has the request, and related ones with the newest entries of their histories', async () => {
    const [one, other] = [await stored(), await stored({ createdAt: at(1000) })];
    for (const id of [one, other]) await correct(id, { email, phone: '(303) 499-7111' });
    const entries = Array.from(
      { length: 5 },
      (_, seq): HistoryEntry => ({ at: at(seq), seq, what: 'note', by: 'ruiz', note: `note ${seq}` }),
    );
    await leads.any.updateOne({ _id: other }, { history: entries });
    const found = await findPerson(leads, one, 2);
    expect(found.map(({ lead, has }) => [lead._id, has, lead.history.length])).toEqual([
      [other, 'email and phone', 2],
      [one, undefined, 2],
    ]);
    expect(found[0]?.lead.history.map(({ note }) => note)).toEqual(['note 3', 'note 4']);
    expect(await findPerson(leads, 'missing', 2)).toEqual([]);
  });
});
