import type { mongo } from 'mongoose';
import type { Leads } from '../record/leads.ts';
import { readTally, type Tally } from '../record/tally.ts';
import { type Span, weekIn } from './week-in.ts';

/** The leads of one week that count under the same tally. */
export interface TallyOfWeek extends Tally {
  /** 0 for the first week. */
  readonly week: number;
  readonly count: number;
  /** Leads without a first contact that arrived before `waitingUntil`. */
  readonly uncalled: number;
  /** When each of the others arrived, and when its visitor was called. */
  readonly calls: readonly { readonly arrived: Date; readonly called: Date }[];
}

interface Group extends Pick<TallyOfWeek, 'count' | 'uncalled' | 'calls'> {
  readonly _id: { readonly week: number; readonly tally: string };
}

/** What arrived in each week, by tally. Reads index keys only, so leads that `persist` has not completed are missing. Rejects if MongoDB is away. */
export async function readTallies(leads: Leads, { weeks, until, waitingUntil }: Span): Promise<TallyOfWeek[]> {
  const wasCalled = { $gt: ['$firstContact.at', null] };
  const isUncalled = { $and: [{ $not: wasCalled }, { $lt: ['$createdAt', waitingUntil] }] };
  const stages: mongo.Document[] = [
    // The lower end of `tally` is what the index is partial by.
    { $match: { createdAt: { $gte: weeks[0], $lt: until }, tally: { $gte: '' } } },
    {
      $group: {
        _id: { week: weekIn(weeks), tally: '$tally' },
        count: { $sum: 1 },
        uncalled: { $sum: { $cond: [isUncalled, 1, 0] } },
        calls: { $push: { $cond: [wasCalled, { arrived: '$createdAt', called: '$firstContact.at' }, '$$REMOVE'] } },
      },
    },
  ];
  const groups = await leads.any.collection.aggregate<Group>(stages).toArray();
  return groups.map(({ _id: { week, tally }, ...figures }) => ({ week, ...readTally(tally), ...figures }));
}
