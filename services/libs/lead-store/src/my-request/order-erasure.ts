import type { Leads } from '../record/leads.ts';
import { type Moment, SERVER_NOW } from '../record/moment.ts';
import { changeEffects } from '../record/update-effects.ts';

/**
 * Orders the effect that deletes a lead for its visitor. It holds also if MongoDB fails right after this update. A second press keeps the first order, so
 * that one mail says it. False without such a lead, while a hold keeps it, and after it was erased. Rejects if MongoDB is away.
 */
export async function orderErasure(leads: Leads, id: string, now: Moment = SERVER_NOW): Promise<boolean> {
  const seq = { $add: ['$seq', 1] };
  const path = '$effects.ownErasure';
  const order = { $mergeObjects: [{ state: 'due', attempts: 0, nextAt: now, order: seq }] };
  return await changeEffects(leads, { _id: id, hold: { $exists: false } }, [
    { $set: { 'effects.ownErasure': { $cond: [{ $in: [`${path}.state`, ['due', 'sending']] }, path, order] } } },
    { $set: { seq } },
  ]);
}
