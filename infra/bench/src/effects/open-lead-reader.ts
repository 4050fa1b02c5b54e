import { setTimeout as pause } from 'node:timers/promises';
import { expectedEffects, reachingEffects } from '@annuity-lantern/contracts/effects';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { MongoClient } from 'mongodb';
import type { Receipts } from './record-receipts.ts';
import type { StoredLead } from './tally-effects.ts';

const LOOK_EVERY_MS = 250;
/** Longer than the pause before an effect's fifth try. */
const STUCK_AFTER_MS = 90_000;

export interface LeadReader {
  readonly leads: () => Promise<StoredLead[]>;
  /** Expected effects that are not done yet, of all leads or of those created before a time. */
  readonly countOpen: (createdBefore?: Date) => Promise<number>;
  /** Resolves when every expected effect of all leads is done, or when nothing has moved for 90 s. */
  readonly settled: (arrivals: Receipts['arrivals']) => Promise<void>;
  /** Removes every lead. */
  readonly clear: () => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** Reads the stored leads from MongoDB. */
export function openLeadReader(mongodbUrl: string): LeadReader {
  const client = new MongoClient(mongodbUrl);
  const leads = client.db().collection<StoredLead>('leads');
  const fields = Object.fromEntries(
    expectedEffects.flatMap((name) => [`effects.${name}.state`, `effects.${name}.doneAt`].map((field) => [field, 1])),
  );
  const isOpen = expectedEffects.map((name) => ({ $cond: [{ $eq: [`$effects.${name}.state`, 'done'] }, 0, 1] }));
  const countOpen = async (createdBefore?: Date) => {
    const older = createdBefore ? [{ $match: { createdAt: { $lt: createdBefore } } }] : [];
    const [sum] = await leads
      .aggregate<{ open: number }>([...older, { $group: { _id: null, open: { $sum: { $add: isOpen } } } }])
      .toArray();
    return sum?.open ?? 0;
  };
  return {
    leads: () => leads.find({}, { projection: { createdAt: 1, ...fields } }).toArray(),
    countOpen,
    settled: async (arrivals) => {
      const receipts = reachingEffects.length * (await leads.countDocuments());
      // Counting in MongoDB slows the worker, so that receipts are counted first.
      await untilZero(async () => Math.max(0, receipts - arrivals.size));
      await untilZero(() => countOpen());
    },
    clear: () => leads.deleteMany({}),
    close: undoAtEnd(() => client.close()),
  };
}

async function untilZero(count: () => Promise<number>): Promise<void> {
  let left = await count();
  for (let movedAt = Date.now(); left > 0 && Date.now() - movedAt < STUCK_AFTER_MS; ) {
    await pause(LOOK_EVERY_MS);
    const now = await count();
    if (now !== left) movedAt = Date.now();
    left = now;
  }
}
