import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import type { GivenUpState } from '@annuity-lantern/contracts/http';
import type { Leads } from '../record/leads.ts';
import { findOldestEffects } from './find-due-effects.ts';

interface GivenUpCount {
  readonly effect: EffectName;
  readonly state: GivenUpState;
  readonly count: number;
}

/** Leads at which counting stops, because counting more takes long. */
const MOST_COUNTED = 10_000;
/** Longest overdue leads that are examined. */
const MOST_LOOKED_AT = 200;

/**
 * Milliseconds for which the longest overdue effect of each name has been due, among the 200 longest overdue leads; 0 if none is due. Only
 * the largest value is exact.
 *
 * @param now MongoDB's clock
 */
export async function findOldestDue(leads: Leads, now: Date): Promise<Record<EffectName, number>> {
  const ages = Object.fromEntries(effectNames.map((effect) => [effect, 0])) as Record<EffectName, number>;
  for (const { effect, since } of await findOldestEffects(leads, now, MOST_LOOKED_AT)) {
    ages[effect] = Math.max(ages[effect], now.getTime() - since.getTime());
  }
  return ages;
}

/** Parked and unconfirmed effects by name, among the 10,000 leads with the latest ones. */
export async function countGivenUp(leads: Leads): Promise<GivenUpCount[]> {
  const counts = await leads.any.aggregate<{ readonly _id: Omit<GivenUpCount, 'count'>; readonly count: number }>([
    { $match: { parkedAt: { $exists: true } } },
    { $sort: { parkedAt: -1, _id: -1 } },
    { $limit: MOST_COUNTED },
    { $project: { parked: 1 } },
    { $unwind: '$parked' },
    { $group: { _id: { effect: '$parked.effect', state: '$parked.state' }, count: { $sum: 1 } } },
  ]);
  const found = new Map(counts.map(({ _id, count }) => [`${_id.effect} ${_id.state}`, count]));
  const kinds = effectNames.flatMap((effect) => (['parked', 'unconfirmed'] as const).map((state) => ({ effect, state })));
  return kinds.map(({ effect, state }) => ({ effect, state, count: found.get(`${effect} ${state}`) ?? 0 }));
}
