import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import type { GivenUpState } from '@annuity-lantern/contracts/http';
import type { Leads } from '../record/leads.ts';
import { findOldestEffects } from './find-due-effects.ts';

interface GivenUpCount {
  readonly effect: EffectName;
  readonly state: GivenUpState;
  readonly count: number;
}

/** Leads. Counts stop here, because counting more takes time. */
const MOST_COUNTED = 10_000;
/** Leads that are looked at: the longest overdue ones. */
const MOST_LOOKED_AT = 200;

/**
 * For each effect, how many milliseconds the longest overdue one has been due, among the 200 longest overdue leads; 0 if none is. The largest of the
 * values is exact.
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

/** Parked and unconfirmed effects of each name, among the 10,000 leads whose effects were given up last. */
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
