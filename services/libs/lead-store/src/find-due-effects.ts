import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import type { DueEffect, LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

/** Effects that a worker may claim now: due ones and expired claims, longest overdue first, up to `limit` of each name. */
export async function findDueEffects(leads: Leads, now: Date, limit: number): Promise<DueEffect[]> {
  const found = await Promise.all(effectNames.map((effect) => findDue(leads, effect, now, limit)));
  return found.flat();
}

async function findDue(leads: Leads, effect: EffectName, now: Date, limit: number): Promise<DueEffect[]> {
  const path = `effects.${effect}`;
  const records = await leads.any
    .find({ [`${path}.nextAt`]: { $lte: now } }, { [`${path}.attempts`]: 1 })
    .sort({ [`${path}.nextAt`]: 1 })
    .limit(limit)
    .lean<Pick<LeadRecord, '_id' | 'effects'>[]>();
  return records.map((record) => ({ leadId: record._id, effect, attempts: record.effects[effect].attempts }));
}
