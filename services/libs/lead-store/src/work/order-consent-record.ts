import type { PipelineStage } from 'mongoose';
import type { Leads } from '../record/leads.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';
import { changeEffects } from '../record/update-effects.ts';

const EFFECT = 'effects.consentRecord';
/** Milliseconds for a change outside of the lead. A call to MongoDB takes at most 18 s. */
const MARGIN = 20_000;

/**
 * An update stage that orders the effect again, so that the ledger gets a new choice. While it waits for `persist` it stays, because it then
 * records every choice. If it is due later, it stays due then.
 */
export function orderConsentRecord(now: Moment, delay = 0): PipelineStage.Set {
  const at = after(now, delay);
  const isWaiting = { $eq: [`$${EFFECT}.state`, 'waiting'] };
  const waits = { $mergeObjects: [`$${EFFECT}`, { delay: { $max: [`$${EFFECT}.delay`, delay] } }] };
  const due = { $mergeObjects: [{ state: 'due', attempts: 0, nextAt: { $max: [at, dueAt] } }] };
  return { $set: { [EFFECT]: { $cond: [isWaiting, waits, due] } } };
}

/** When it is due by an earlier order. The end of a lease does not count. */
const dueAt = { $cond: [{ $eq: [`$${EFFECT}.state`, 'due'] }, `$${EFFECT}.nextAt`, null] };

/**
 * Orders the effect before a choice is recorded outside of the lead, so that a process that ends right after that choice loses no record.
 * Rejects if MongoDB is away.
 */
export async function owesConsentRecord(leads: Leads, id: string): Promise<void> {
  await changeEffects(leads, { _id: id, [EFFECT]: { $exists: true } }, [orderConsentRecord(SERVER_NOW, MARGIN)]);
}
