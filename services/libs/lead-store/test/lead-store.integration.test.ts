import { randomUUID } from 'node:crypto';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  claimEffect,
  EFFECT_LEASE,
  effectPolicy,
  failEffect,
  findDueEffects,
  finishEffect,
  insertLead,
  type LeadCursor,
  type LeadKind,
  type Leads,
  listLeads,
  type NewLead,
  openLeads,
  parseLeadCursor,
  renewClaim,
} from '../src/lead-store.ts';

const START = new Date('2026-03-02T15:00:00Z');
const at = (ms: number) => new Date(START.getTime() + ms);

let store: Store;
let leads: Leads;

beforeAll(async () => {
  const url = new URL(inject('mongodbUrl'));
  store = connectStore({ mongodbUrl: `mongodb://${url.host}/lead-store-${randomUUID().slice(0, 8)}?directConnection=true` });
  leads = openLeads(store);
  await store.connected;
  await leads.any.createIndexes();
});

beforeEach(() => leads.any.deleteMany({}));

afterAll(async () => {
  await store.connection.dropDatabase();
  await store.close();
});

function newLead(changes: Partial<NewLead<'consultation'>> = {}): NewLead<'consultation'> {
  return {
    kind: 'consultation',
    id: randomUUID(),
    bodyHmac: 'hmac',
    createdAt: START,
    answers: {
      firstName: 'Ada',
      lastName: 'Okafor',
      email: 'ada@example.org',
      phone: '3125550142',
      age: '60-69',
      assets: '250k-500k',
      state: 'IL',
      primaryConcern: 'x',
    },
    consent: null,
    reception: {},
    ...changes,
  };
}

function newReview(changes: Partial<NewLead<'annuity-review'>> = {}): NewLead<'annuity-review'> {
  const answers = { firstName: 'Grace', lastName: 'Lindqvist', email: 'grace@example.org', phone: '6125550142' };
  return {
    kind: 'annuity-review',
    id: randomUUID(),
    bodyHmac: 'hmac',
    createdAt: START,
    answers,
    consent: null,
    reception: {},
    ...changes,
  };
}

async function stored(): Promise<string> {
  const lead = newLead();
  await insertLead(leads, lead);
  return lead.id;
}

const effectsOf = async (id: string) => (await leads.any.findById(id).lean())?.effects;

async function claimed(id: string, effect: 'persist' | 'staffMail', now: Date) {
  const claim = await claimEffect(leads, id, effect, now);
  if (!claim) throw new Error('nothing to claim');
  return claim;
}

describe('insert', () => {
  it('stores a review with the contact alone, and with everything it may hold', async () => {
    const [bare, full] = [newReview(), newReview()];
    const optional = { age: '70+', state: 'MN', insuranceCompany: 'An insurer', approximateValue: '$200,000', concerns: 'Fees' } as const;
    await insertLead(leads, bare);
    await insertLead(leads, { ...full, answers: { ...full.answers, ...optional } });
    const unanswered = await leads.any.findById(bare.id).lean();
    for (const field of Object.keys(optional)) expect(unanswered).not.toHaveProperty(field);
    expect(await leads.any.findById(full.id).lean()).toMatchObject({ kind: 'annuity-review', ...optional });
  });

  it('refuses what another kind asks, and a consultation without its own answers', async () => {
    const review = newReview();
    const mixed = { ...review, answers: { ...review.answers, primaryConcern: 'x' } };
    await expect(insertLead(leads, mixed)).rejects.toThrow(/primaryConcern/);
    await expect(insertLead(leads, { ...newLead(), answers: review.answers as never })).rejects.toThrow(/primaryConcern/);
    expect(await leads.any.countDocuments()).toBe(0);
  });

  it('one id is one lead, whatever the kinds', async () => {
    const lead = newLead();
    await insertLead(leads, lead);
    expect(await insertLead(leads, newReview({ id: lead.id, bodyHmac: 'another' }))).toEqual({ outcome: 'key_reused' });
    expect(await leads.any.countDocuments()).toBe(1);
  });
});

describe('claim', () => {
  it('is given to one of many who ask at once', async () => {
    const id = await stored();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimEffect(leads, id, 'persist', START)));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('holds for its lease, then another worker gets it with another token', async () => {
    const id = await stored();
    const first = await claimed(id, 'persist', START);
    expect(await claimEffect(leads, id, 'persist', at(EFFECT_LEASE - 1))).toBeNull();
    const second = await claimed(id, 'persist', at(EFFECT_LEASE));
    expect(second).toMatchObject({ attempts: 2 });
    expect(second.token).not.toBe(first.token);
  });

  it('holds longer when it is renewed', async () => {
    const id = await stored();
    const claim = await claimed(id, 'persist', START);
    expect(await renewClaim(leads, claim, at(2000))).toBe(true);
    expect(await claimEffect(leads, id, 'persist', at(EFFECT_LEASE))).toBeNull();
  });

  it('once lost, can neither be renewed nor finished nor failed', async () => {
    const id = await stored();
    const lost = await claimed(id, 'persist', START);
    await claimed(id, 'persist', at(EFFECT_LEASE));
    const before = await effectsOf(id);
    expect(await renewClaim(leads, lost, at(9000))).toBe(false);
    expect(await finishEffect(leads, lost, at(9000), { emailNormalised: 'late@example.org' })).toBe(false);
    expect(await failEffect(leads, lost, { errorClass: 'late', permanent: true }, at(9000))).toBe('lost');
    expect(await effectsOf(id)).toEqual(before);
  });

  it('is not given for an effect that waits, or is done', async () => {
    const id = await stored();
    expect(await claimEffect(leads, id, 'staffMail', at(60_000))).toBeNull();
    await finishEffect(leads, await claimed(id, 'persist', START), START);
    expect(await claimEffect(leads, id, 'persist', at(60_000))).toBeNull();
  });

  it('parks an effect whose workers died at every attempt', async () => {
    const id = await stored();
    const { maxAttempts } = effectPolicy.persist;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) await claimed(id, 'persist', at(attempt * EFFECT_LEASE));
    expect(await claimEffect(leads, id, 'persist', at(maxAttempts * EFFECT_LEASE))).toBeNull();
    expect((await effectsOf(id))?.persist).toEqual({ state: 'parked', attempts: maxAttempts, lastErrorClass: 'worker_lost' });
  });
});

describe('finish', () => {
  it('writes what was found out and releases what waited, in one update', async () => {
    const id = await stored();
    await finishEffect(leads, await claimed(id, 'persist', START), at(50), { emailNormalised: '$email', phoneNormalised: '+13125550142' });
    expect(await leads.any.findById(id).lean()).toMatchObject({
      emailNormalised: '$email',
      phoneNormalised: '+13125550142',
      seq: 1,
      history: [
        { what: 'received', seq: 0 },
        { what: 'completed', seq: 1, at: at(50) },
      ],
      effects: { persist: { state: 'done', attempts: 1, doneAt: at(50) }, staffMail: { state: 'due', attempts: 0, nextAt: at(50) } },
    });
  });

  it('leaves alone what is no longer waiting', async () => {
    const id = await stored();
    await leads.any.updateOne({ _id: id }, { $set: { 'effects.staffMail': { state: 'done', attempts: 1, doneAt: START } } });
    await finishEffect(leads, await claimed(id, 'persist', START), at(50));
    expect((await effectsOf(id))?.staffMail).toEqual({ state: 'done', attempts: 1, doneAt: START });
  });
});

describe('fail', () => {
  it('makes it due again after a pause that grows', async () => {
    const id = await stored();
    const pauses: number[] = [];
    let now = START;
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const claim = await claimed(id, 'persist', now);
      expect(await failEffect(leads, claim, { errorClass: 'busy', permanent: false }, now)).toBe('due');
      const next = (await effectsOf(id))?.persist.nextAt ?? now;
      pauses.push(next.getTime() - now.getTime());
      now = next;
    }
    expect(pauses).toEqual([1000, 2000, 5000, 15_000]);
  });

  it('parks after a permanent refusal, and after too many tries', async () => {
    const [refused, tired] = [await stored(), await stored()];
    expect(await failEffect(leads, await claimed(refused, 'persist', START), { errorClass: 'refused', permanent: true }, START)).toBe(
      'parked',
    );
    await leads.any.updateOne({ _id: tired }, { $set: { 'effects.persist.attempts': effectPolicy.persist.maxAttempts - 1 } });
    expect(await failEffect(leads, await claimed(tired, 'persist', START), { errorClass: 'busy', permanent: false }, START)).toBe('parked');
    expect(await findDueEffects(leads, at(86_400_000), 10)).toEqual([]);
  });
});

it('the sweep finds what is due and what a dead worker left, not what waits, runs or is done', async () => {
  const [due, running, left] = [await stored(), await stored(), await stored()];
  await claimed(left, 'persist', START);
  await claimed(running, 'persist', at(5000));
  const found = await findDueEffects(leads, at(EFFECT_LEASE), 10);
  expect(found).toEqual([
    { leadId: due, effect: 'persist', attempts: 0 },
    { leadId: left, effect: 'persist', attempts: 1 },
  ]);
  expect(await findDueEffects(leads, at(EFFECT_LEASE), 1)).toHaveLength(1);
});

describe('list', () => {
  const insertOne = (kind: LeadKind, changes: { readonly createdAt: Date; readonly id?: string }) =>
    kind === 'consultation' ? insertLead(leads, newLead(changes)) : insertLead(leads, newReview(changes));

  it.each<[LeadKind, LeadKind]>([
    ['consultation', 'annuity-review'],
    ['annuity-review', 'consultation'],
  ])('gives every %s once and no %s, newest first, page by page, while others arrive', async (kind, otherKind) => {
    const ids: string[] = [];
    // Pairs of one moment: the id decides between them.
    for (let index = 0; index < 10; index += 1) {
      const id = randomUUID();
      ids.push(id);
      await insertOne(kind, { id, createdAt: at(Math.floor(index / 2) * 1000) });
      await insertOne(otherKind, { createdAt: at(index * 1000) });
    }
    const seen: string[] = [];
    let after: LeadCursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof listLeads>> = await listLeads(leads, kind, { limit: 3, ...(after ? { after } : {}) });
      seen.push(...page.records.map((record) => record._id));
      after = page.nextCursor ? parseLeadCursor(page.nextCursor) : null;
      await insertOne(kind, { createdAt: at(60_000) });
    } while (after);
    expect(new Set(seen).size).toBe(10);
    expect([...seen].sort()).toEqual([...ids].sort());
  });

  it('uses its index, and so does the sweep', async () => {
    await stored();
    const list = await leads.any.find({ kind: 'annuity-review' }).sort({ createdAt: -1, _id: -1 }).limit(10).explain();
    const sweep = await leads.any
      .find({ 'effects.staffMail.nextAt': { $lte: START } })
      .sort({ 'effects.staffMail.nextAt': 1 })
      .explain();
    for (const plan of [list, sweep]) {
      const text = JSON.stringify(plan);
      expect(text).toContain('IXSCAN');
      expect(text).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
    }
  });

  it.each([
    '',
    'x',
    'eyJhIjoxfQ',
    Buffer.from('12_not-an-id').toString('base64url'),
    Buffer.from(`-1_${randomUUID()}`).toString('base64url'),
  ])('a cursor that is not ours is none: %s', (text) => {
    expect(parseLeadCursor(text)).toBeNull();
  });
});
