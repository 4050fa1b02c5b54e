import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertLead, type LeadCursor, type LeadKind, listLeads, parseLeadCursor } from '../src/lead-store.ts';
import { at, newLead, newReview, useStore } from './support/store-under-test.ts';

const { leads, stored } = useStore();

describe('list', () => {
  const insertOne = (kind: LeadKind, changes: { readonly createdAt: Date; readonly id?: string }) =>
    kind === 'consultation' ? insertLead(leads, newLead(changes)) : insertLead(leads, newReview(changes));

  it.each<[LeadKind, LeadKind]>([
    ['consultation', 'annuity-review'],
    ['annuity-review', 'consultation'],
  ])('returns every %s once and no %s, newest first, page by page, while others arrive', async (kind, otherKind) => {
    const ids: string[] = [];
    // Pairs with the same time, so that the id decides their order.
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

  it('uses its index', async () => {
    await stored();
    const plan = await leads.any.find({ kind: 'annuity-review' }).sort({ createdAt: -1, _id: -1 }).limit(10).explain();
    const text = JSON.stringify(plan);
    expect(text).toContain('IXSCAN');
    expect(text).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
  });

  it.each([
    '',
    'x',
    'eyJhIjoxfQ',
    Buffer.from('12_not-an-id').toString('base64url'),
    Buffer.from(`-1_${randomUUID()}`).toString('base64url'),
  ])('refuses a cursor that we did not issue: %s', (text) => {
    expect(parseLeadCursor(text)).toBeNull();
  });
});
