import { randomUUID } from 'node:crypto';
import { LeadStatus } from '@annuity-lantern/contracts/http';
import { describe, expect, it } from 'vitest';
import { type Transition, transitionLead } from '../src/lead-store.ts';
import { finishEffect } from './support/one-effect.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored, claimed } = useStore();
const margaret = { id: 'u1', username: 'margaret', isManager: false };
const move = (changes: Partial<Transition>): Transition => ({ to: 'assigned', seq: 0, by: margaret, now: at(1000), ...changes });

describe('the status machine', () => {
  const pairs = LeadStatus.options.flatMap((from) => LeadStatus.options.map((to) => ({ from, to })));
  /** As designed: pending to closed in order, or closed after the contact, disqualified from the open ones, reopened from both ends. */
  const drawn = new Set([
    'pending assigned',
    'assigned contacted',
    'contacted scheduled',
    'contacted closed',
    'scheduled closed',
    'reopened assigned',
    ...['pending', 'assigned', 'contacted', 'scheduled', 'reopened'].map((open) => `${open} disqualified`),
    'closed reopened',
    'disqualified reopened',
  ]);

  it.each(pairs)('$from to $to', async ({ from, to }) => {
    const id = await stored();
    await leads.any.updateOne({ _id: id }, { $set: { status: from, seq: 7 } });
    const result = await transitionLead(leads, id, move({ to, seq: 7 }));
    if (drawn.has(`${from} ${to}`)) {
      expect(result).toMatchObject({ outcome: 'changed', lead: { status: to, seq: 8 } });
      return;
    }
    expect(result).toMatchObject({ outcome: 'refused', lead: { status: from, seq: 7 } });
    expect(await leads.any.findById(id).lean()).toMatchObject({ status: from, seq: 7, history: [{ what: 'received' }] });
  });
});

describe('a change of status', () => {
  it('is appended to the history with who, when, from which status and the note', async () => {
    const id = await stored();
    await transitionLead(leads, id, move({ by: { ...margaret, username: '$phone' }, note: '$email asked for $250,000' }));
    await transitionLead(leads, id, move({ to: 'contacted', seq: 1, now: at(2000) }));
    const lead = await leads.any.findById(id).lean();
    expect(lead?.history).toEqual([
      { at: START, seq: 0, what: 'received', by: 'visitor' },
      { at: at(1000), seq: 1, what: 'status', by: '$phone', from: 'pending', to: 'assigned', note: '$email asked for $250,000' },
      { at: at(2000), seq: 2, what: 'status', by: 'margaret', from: 'assigned', to: 'contacted' },
    ]);
  });

  it('is made by one of many at once, and the others get the current lead', async () => {
    const id = await stored();
    const all = Array.from({ length: 20 }, (_, index) =>
      transitionLead(leads, id, move({ to: index % 2 === 0 ? 'assigned' : 'disqualified', by: { ...margaret, id: `${index}` } })),
    );
    const results = await Promise.all(all);
    const won = results.filter(({ outcome }) => outcome === 'changed');
    expect(won).toHaveLength(1);
    const lead = await leads.any.findById(id).lean();
    expect(lead).toMatchObject({ seq: 1, history: [{}, { seq: 1 }] });
    for (const result of results) {
      if (result.outcome === 'refused') expect(result.lead).toMatchObject({ seq: 1, status: lead?.status });
    }
  });

  it('is refused if based on an older lead, even if the step is allowed', async () => {
    const id = await stored();
    await finishEffect(leads, await claimed(id, 'persist', START), at(500), {
      state: 'done',
      completion: { emailNormalised: 'ada@example.org', phoneNormalised: '+12027621401' },
    });
    expect(await transitionLead(leads, id, move({}))).toMatchObject({
      outcome: 'refused',
      lead: { seq: 1 },
    });
    expect(await transitionLead(leads, id, move({ seq: 1 }))).toMatchObject({ outcome: 'changed' });
  });

  it('closes an assigned lead with the contact first: two entries, one update, and the reason for the last', async () => {
    const id = await stored();
    await transitionLead(leads, id, move({}));
    const close = move({ to: 'closed', through: ['contacted'], seq: 1, note: 'Signed.', reason: 'Bought with us', now: at(3000) });
    expect(await transitionLead(leads, id, close)).toMatchObject({ outcome: 'changed', lead: { status: 'closed', seq: 3 } });
    const lead = await leads.any.findById(id).lean();
    const entry = { at: at(3000), what: 'status', by: 'margaret' };
    expect(lead?.history.slice(2)).toEqual([
      { ...entry, seq: 2, from: 'assigned', to: 'contacted' },
      { ...entry, seq: 3, from: 'contacted', to: 'closed', note: 'Signed.', reason: 'Bought with us' },
    ]);
    expect(lead).toMatchObject({
      reason: 'Bought with us',
      firstContact: { at: at(3000), by: { username: 'margaret' } },
      calls: { count: 1, outcome: 'reached' },
      effects: { slaWarning: { state: 'skipped' }, slaBreach: { state: 'skipped' } },
    });
    // Undo: the reason goes with the end of the request.
    await transitionLead(leads, id, move({ to: 'reopened', seq: 3 }));
    expect(await leads.any.findById(id).lean()).not.toHaveProperty('reason');
  });

  it.each(['pending', 'contacted', 'reopened'] as const)('does not close with the contact first from %s', async (status) => {
    const id = await stored();
    await leads.any.updateOne({ _id: id }, { $set: { status } });
    const close = move({ to: 'closed', through: ['contacted'] });
    expect(await transitionLead(leads, id, close)).toMatchObject({ outcome: 'refused', lead: { status, seq: 0 } });
  });

  it('is unknown for a lead that is not stored', async () => {
    expect(await transitionLead(leads, randomUUID(), move({}))).toEqual({ outcome: 'unknown' });
  });
});
