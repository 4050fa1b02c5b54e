import { describe, expect, it } from 'vitest';
import { insertLead, readTallies, transitionLead } from '../src/lead-store.ts';
import { tallyOf } from '../src/record/tally.ts';
import { at, makeFindable, newReview, START, useStore } from './support/store-under-test.ts';

const { leads, stored } = useStore();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const by = { id: 'u1', username: 'margaret', isManager: true };
const span = { weeks: [START, at(7 * DAY)] as [Date, ...Date[]], until: at(14 * DAY), waitingUntil: at(12 * DAY) };
const open = { kind: 'consultation', status: 'pending', state: 'IL', page: '/consultation', reason: '' };

describe('the leads of a week', () => {
  it('are counted by kind, status, state, page and reason, with the times of their first calls', async () => {
    const reception = { page: '/consultation' };
    const [first] = [await stored({ reception }), await stored({ reception }), await stored({ reception, createdAt: at(13 * DAY) })];
    await insertLead(leads, newReview({ createdAt: at(8 * DAY) }));
    await stored({ createdAt: at(-1) });
    await stored({ createdAt: at(14 * DAY) });
    await makeFindable(leads);
    for (const [seq, to] of (['assigned', 'contacted'] as const).entries())
      await transitionLead(leads, first as string, { to, seq, by, now: at((seq + 1) * HOUR) });
    await transitionLead(leads, first as string, { to: 'closed', seq: 2, reason: 'Too far | away', by, now: at(3 * HOUR) });

    const found = await readTallies(leads, span);
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        {
          ...open,
          week: 0,
          status: 'closed',
          reason: 'Too far | away',
          count: 1,
          uncalled: 0,
          calls: [{ arrived: START, called: at(2 * HOUR) }],
        },
        { ...open, week: 0, count: 1, uncalled: 1, calls: [] },
        { ...open, week: 1, count: 1, uncalled: 0, calls: [] },
        { ...open, week: 1, kind: 'annuity-review', state: '', page: '', count: 1, uncalled: 1, calls: [] },
      ]),
    );
  });

  it('are read from index keys alone', async () => {
    await stored();
    await makeFindable(leads);
    const { db } = leads.any.db;
    await db?.command({ profile: 2 });
    await readTallies(leads, span);
    await db?.command({ profile: 0 });
    const profile = await db?.collection('system.profile').find({ op: 'command', 'command.aggregate': 'leads' }).toArray();
    expect(profile?.map(({ docsExamined, keysExamined }) => [docsExamined, keysExamined])).toEqual([[0, 1]]);
  });
});

it('derives the same tally in MongoDB as in code, also without a state or with an unknown one', async () => {
  const ids = await Promise.all(['OH', 'Ohio', undefined, 7].map((state) => stored({ answers: { state } as never })));
  await leads.any.updateOne({ _id: ids[0] as string }, { $set: { reason: 'A | B', reception: { page: '/' } } });
  await makeFindable(leads);
  for (const lead of await leads.any.find().lean()) expect(lead.tally).toBe(tallyOf(lead));
});
