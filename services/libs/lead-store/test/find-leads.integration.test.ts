import { randomUUID } from 'node:crypto';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  failEffect,
  findLeads,
  insertLead,
  type LeadFilter,
  parseLeadCursor,
  parseSearchCursor,
  replayEffect,
  searchLeads,
  setOwner,
  transitionLead,
} from '../src/lead-store.ts';
import { at, makeFindable, newReview, useStore } from './support/store-under-test.ts';

const { leads, stored: storedOnly, claimed } = useStore();
/** Stores a lead that can be found. */
const stored: typeof storedOnly = async (...given) => {
  const id = await storedOnly(...given);
  await makeFindable(leads);
  return id;
};
const database = () => {
  const { db } = leads.any.db;
  if (!db) throw new Error('not connected');
  return db;
};

const find = async (filter: LeadFilter, more: Partial<Parameters<typeof findLeads>[1]> = {}) =>
  (await findLeads(leads, { filter, sort: 'newest', limit: 50, ...more })).records.map(({ _id }) => _id);
const search = async (text: string, filter: LeadFilter = {}) =>
  (await searchLeads(leads, { text, hidden: [], filter, limit: 50 })).records.map(({ lastName }) => lastName);
const named = (firstName: string, lastName: string, contact: object = {}) =>
  stored({ answers: { ...sampleConsultation, firstName, lastName, ...contact } });

/** Reads of leads since the profiler was switched on. */
interface ProfiledRead {
  readonly planSummary: string;
  readonly docsExamined: number;
  readonly nreturned: number;
  readonly hasSortStage?: boolean;
}
const profiledReads = () =>
  database()
    .collection<ProfiledRead>('system.profile')
    .find({ ns: /\.leads$/, planSummary: { $exists: true } })
    .toArray();

describe('filters', () => {
  it('find what matches each of them, in its current state', async () => {
    const id = await stored();
    const review = newReview({ createdAt: at(1000) });
    await insertLead(leads, review);
    await makeFindable(leads);
    const both = [review.id, id];
    expect(await find({})).toEqual(both);
    expect(await find({ open: '1' })).toEqual(both);
    expect(await find({ kind: 'consultation' })).toEqual([id]);
    expect(await find({ state: sampleConsultation.state })).toEqual([id]);
    expect(await find({ assets: sampleConsultation.assets, waiting: '1' })).toEqual([id]);
    expect(await find({ callDay: 'Monday', kind: 'annuity-review' })).toEqual([review.id]);
    expect(await find({}, { sort: 'left' })).toEqual(both.toReversed());
    expect(await find({}, { range: { from: at(1) } })).toEqual([review.id]);
    expect(await find({}, { range: { until: at(1) }, sort: 'left' })).toEqual([id]);

    await transitionLead(leads, id, {
      to: 'disqualified',
      seq: 0,
      by: { id: 'u1', username: 'margaret', isManager: false },
      now: at(2000),
    });
    expect(await find({ status: 'pending' })).toEqual([review.id]);
    expect(await find({ status: 'disqualified' })).toEqual([id]);
    expect(await find({ waiting: '1' })).toEqual([review.id]);
    expect(await find({ open: '1' })).toEqual([review.id]);
    expect(await find({ status: 'disqualified' }, { sort: 'left' })).toEqual([]);
  });

  it('find the owner of a lead, after each change', async () => {
    const [id, other] = [await stored(), await stored({ createdAt: at(1000) })];
    const by = { id: 'u1', username: 'margaret', isManager: true };
    expect(await find({ owners: [null] })).toEqual([other, id]);
    await transitionLead(leads, id, { to: 'assigned', seq: 0, by, now: at(2000) });
    expect(await find({ owners: ['u1'] })).toEqual([id]);
    expect(await find({ owners: [null] })).toEqual([other]);
    await setOwner(leads, id, { to: { id: 'u2', username: 'ruiz' }, seq: 1, by, now: at(3000) });
    expect(await find({ owners: ['u1'] })).toEqual([]);
    expect(await find({ owners: ['u2', 'u3'], status: 'assigned' })).toEqual([id]);
    await setOwner(leads, id, { to: null, seq: 2, by, now: at(4000) });
    expect(await find({ owners: [null] })).toEqual([other, id]);
    expect(await find({ owners: [] })).toEqual([]);
  });

  it('find parked work until it is replayed', async () => {
    const id = await stored();
    expect(await find({ attention: '1' })).toEqual([]);
    await failEffect(leads, await claimed(id, 'persist', at(0)), { errorClass: 'unexpected', permanent: true, ambiguous: false }, at(1));
    expect(await find({ attention: '1' })).toEqual([id]);
    await replayEffect(leads, { leadId: id, effect: 'persist', state: 'parked' }, at(2));
    expect(await find({ attention: '1' })).toEqual([]);
  });

  it('derive the same facets after a change as at the insert', async () => {
    const id = await stored({ contact: { email: 'false', phone: 'good' } });
    const facets = async () => (await leads.any.findById(id).lean())?.facets;
    const first = await facets();
    await claimed(id, 'persist', at(0));
    expect(await facets()).toEqual(first);
  });

  it.each(['newest', 'left'] as const)('return every lead once while others arrive, sorted by %s', async (sort) => {
    const ids: string[] = [];
    // Pairs with the same time, so that the id decides their order.
    for (let index = 0; index < 10; index += 1) ids.push(await stored({ createdAt: at(Math.floor(index / 2) * 1000) }));
    for (const filter of [{ waiting: '1' }, { waiting: '1', kind: 'consultation' }, {}] satisfies LeadFilter[]) {
      const seen: string[] = [];
      let after: ReturnType<typeof parseLeadCursor> = null;
      do {
        const page: Awaited<ReturnType<typeof findLeads>> = await findLeads(leads, { filter, sort, limit: 3, after: after ?? undefined });
        seen.push(...page.records.map(({ _id }) => _id));
        after = page.nextCursor ? parseLeadCursor(page.nextCursor) : null;
        if (after) await stored({ createdAt: sort === 'newest' ? at(60_000) : at(-60_000) });
      } while (after);
      const ofTest = seen.filter((id) => ids.includes(id));
      expect(new Set(ofTest).size).toBe(10);
      expect(ofTest).toHaveLength(10);
    }
  });
});

describe('reads', () => {
  beforeEach(async () => {
    for (let index = 0; index < 40; index += 1) {
      const answers = {
        ...sampleConsultation,
        state: index % 2 ? 'OH' : 'AZ',
        lastName: `Name ${index % 4}`,
        firstName: `Ana ${index}`,
      } as const;
      await stored({ createdAt: at(index), answers });
    }
    await database().command({ profile: 2 });
  });
  afterEach(async () => {
    await database().command({ profile: 0 });
    await database().collection('system.profile').drop();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['no filter', () => find({}, { limit: 5 })],
    ['a facet', () => find({ state: 'OH' }, { limit: 5 })],
    ['nobody', () => find({ owners: [null] }, { limit: 5 })],
    ['a day to call', () => find({ callDay: 'Monday' }, { limit: 5 })],
    ['the time left', () => find({}, { sort: 'left', limit: 5 })],
    ['an age', () => find({}, { range: { from: at(3), until: at(30) }, limit: 5 })],
    ['a next page', () => find({ waiting: '1' }, { after: { createdAt: at(20), id: randomUUID() }, limit: 5 })],
    ['a name', () => searchLeads(leads, { text: 'name 1', hidden: [], filter: {}, limit: 5 })],
    ['a first name', () => searchLeads(leads, { text: 'ana 1', hidden: [], filter: {}, limit: 50 })],
    ['the last four digits', () => searchLeads(leads, { text: '7111', hidden: [], filter: {}, limit: 5 })],
    ['a word of a concern', () => searchLeads(leads, { text: 'retirement', hidden: [], filter: {}, limit: 5 })],
  ])('at most two documents for each one that %s returns, by an index and without sorting', async (_, read) => {
    await read();
    const reads = await profiledReads();
    expect(reads.length).toBeGreaterThan(0);
    for (const { planSummary, docsExamined, nreturned, hasSortStage } of reads) {
      expect(planSummary).not.toMatch(/COLLSCAN/);
      expect(hasSortStage).toBeUndefined();
      expect(docsExamined).toBeLessThanOrEqual(2 * nreturned + 1);
    }
  });

  it('only leads with the rarest of several facets, and counts without reading leads', async () => {
    await database().command({ profile: 0 });
    await stored({ answers: { ...sampleConsultation, state: 'AK', assets: 'over-1m' } });
    await database().collection('system.profile').drop();
    await database().command({ profile: 2 });
    expect(await find({ kind: 'consultation', state: 'AK', waiting: '1' })).toHaveLength(1);
    const reads = await profiledReads();
    expect(reads.reduce((sum, { docsExamined }) => sum + docsExamined, 0)).toBeLessThanOrEqual(3);
    expect(JSON.stringify(reads)).not.toContain('COLLSCAN');
  });
});

it('up to 5,000 leads, and then asks to narrow the search', async () => {
  const bare = (count: number, fields: object) => Array.from({ length: count }, () => ({ _id: randomUUID(), createdAt: at(0), ...fields }));
  const many = [...bare(5001, { facets: ['st:OH'], nameKey: 'ng ana' }), ...bare(4800, { facets: ['a:over-1m'], nameKey: 'ng bo' })];
  await leads.any.collection.insertMany(many as never);
  const page = { sort: 'newest', limit: 50 } as const;
  const filter = { state: 'OH', assets: 'over-1m' } as const;
  expect(await findLeads(leads, { filter, ...page })).toEqual({ records: [], narrow: false });
  await leads.any.collection.insertMany(bare(1, { facets: ['a:over-1m'] }) as never);
  expect(await findLeads(leads, { filter, ...page })).toEqual({ records: [], narrow: true });

  expect(await searchLeads(leads, { text: 'ng a', hidden: [], filter: { assets: 'over-1m' }, limit: 50 })).toEqual({
    records: [],
    narrow: true,
  });
  expect(await searchLeads(leads, { text: 'ng b', hidden: [], filter: { state: 'OH' }, limit: 50 })).toEqual({
    records: [],
    narrow: false,
  });
});

describe('search', () => {
  it('finds a person by last or first name in any spelling, and lists each once', async () => {
    await named('Zoë', 'O’Brien');
    await named('Brian', 'Zoeller');
    await named('Lee', 'Lee');
    expect(await search("o'brien, z")).toEqual(['O’Brien']);
    expect(await search('ZOE')).toEqual(['Zoeller', 'O’Brien']);
    expect(await search('lee')).toEqual(['Lee']);
    expect(await search('brien')).toEqual([]);
    expect(await search('zoe', { status: 'closed' })).toEqual([]);
  });

  it('finds a name as an American keyboard types it, with umlauts spelled out or not', async () => {
    await named('Björn', 'Großmann');
    await named('Łukasz', 'Ørsted');
    await named('İpek', 'St. Louis');
    await named('John', 'Oneill');
    for (const text of ['bjorn', 'Bjoern', 'grossmann', 'Bjoern Grossmann', 'großmann, björn'])
      expect(await search(text)).toEqual(['Großmann']);
    for (const text of ['lukasz', 'orsted', 'Oersted, L']) expect(await search(text)).toEqual(['Ørsted']);
    for (const text of ['ipek', 'st louis', 'St. Louis,']) expect(await search(text)).toEqual(['St. Louis']);
    for (const text of ["O'Neill", 'O’Neill', 'O`Neill']) expect(await search(text)).toEqual(['Oneill']);
    expect(await search('joe')).toEqual([]);
  });

  it('finds a lead by reference, and by e-mail address and phone number once it is complete', async () => {
    const id = await named('Ana', 'Ng');
    await named('Bo', 'Other');
    await leads.any.updateOne({ _id: id }, { emailNormalised: 'ana@example.org', phoneNormalised: '+13034997111' });
    const reference = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
    for (const text of [
      reference,
      id,
      id.replaceAll('-', ''),
      'ana@',
      'ANA@Example.org',
      '303 499',
      '+1 (303) 499-7111',
      `#${reference},`,
      'Ana Ng <ana@example.org>',
      'tel:+1-303‑499‑7111',
    ])
      expect(await search(text)).toEqual(['Ng']);
  });

  it('returns every lead once, page by page, across all matching fields', async () => {
    for (let index = 0; index < 4; index += 1) {
      await named('Dean', 'Dean');
      await named('Dean', `Other ${index}`);
      await named('Ana', 'Deane');
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const after: ReturnType<typeof parseSearchCursor> = cursor === undefined ? null : parseSearchCursor(cursor);
      const page: Awaited<ReturnType<typeof searchLeads>> = await searchLeads(leads, {
        text: 'dean',
        hidden: [],
        filter: {},
        limit: 5,
        after: after ?? undefined,
      });
      seen.push(...page.records.map(({ _id }) => _id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBe(12);
  });

  it.each(['', 'x', Buffer.from(`state_${randomUUID()}`).toString('base64url'), Buffer.from('name_1').toString('base64url')])(
    'refuses a cursor that we did not issue: %s',
    (text) => expect(parseSearchCursor(text)).toBeNull(),
  );
});
