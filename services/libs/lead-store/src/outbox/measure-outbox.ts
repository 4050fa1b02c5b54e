import { type EffectName, effectNames, effects } from '@annuity-lantern/contracts/effects';
import type { GivenUpState } from '@annuity-lantern/contracts/http';
import type { ProviderState } from '../providers/provider-switches.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { findOldest } from './find-due-effects.ts';

interface GivenUpCount {
  readonly effect: EffectName;
  readonly state: GivenUpState;
  readonly count: number;
}

interface RetryingEffect {
  readonly effect: EffectName;
  readonly leadIds: readonly string[];
}

/** Open effects of one name that are looked at for failures: those whose next try comes first. */
const MOST_LOOKED_AT = 100;

/** Leads at which counting stops, because counting more takes long. */
const MOST_COUNTED = 10_000;

/**
 * Milliseconds for which the longest overdue effect of each name has been due; 0 if none is due.
 *
 * @param now MongoDB's clock
 */
export async function findOldestDue(leads: Leads, now: Date): Promise<Record<EffectName, number>> {
  const ages = effectNames.map(async (effect) => {
    const [oldest] = await findOldest(leads, effect, now, 1);
    return [effect, oldest ? now.getTime() - oldest.since.getTime() : 0] as const;
  });
  return Object.fromEntries(await Promise.all(ages)) as Record<EffectName, number>;
}

/**
 * Milliseconds for which work is late. What waits for a paused provider is not, and once it is resumed, what waited is late from then on.
 *
 * @param oldest of `findOldestDue`
 * @param now MongoDB's clock
 */
export function latenessOf(
  oldest: Readonly<Record<EffectName, number>>,
  providers: readonly ProviderState[],
  now: Date,
): Record<EffectName, number> {
  const late = effectNames.map((name) => {
    const { queue, neverPaused } = effects[name];
    const provider = neverPaused ? undefined : providers.find(({ _id }) => _id === queue);
    const running = provider?.resumedAt ? now.getTime() - provider.resumedAt.getTime() : Number.POSITIVE_INFINITY;
    return [name, provider?.paused ? 0 : Math.max(0, Math.min(oldest[name], running))] as const;
  });
  return Object.fromEntries(late) as Record<EffectName, number>;
}

/** How many effects of these names a worker could claim now, up to 10,000 of each. */
export async function countDue(leads: Leads, names: readonly EffectName[], now: Date): Promise<number> {
  const counts = names.map((name) => leads.any.countDocuments({ [`effects.${name}.nextAt`]: { $lte: now } }, { limit: MOST_COUNTED }));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Effects whose last try failed and is repeated, with their leads. A provider that fails for long has more of them than are looked at. */
export async function findRetrying(leads: Leads): Promise<RetryingEffect[]> {
  const found = effectNames.map(async (effect) => {
    const path = `effects.${effect}`;
    const open = await leads.any
      .find({ [`${path}.nextAt`]: { $gt: new Date(0) } }, { [`${path}.lastErrorClass`]: 1 })
      .sort({ [`${path}.nextAt`]: 1 })
      .limit(MOST_LOOKED_AT)
      .lean<Pick<StoredLead, '_id' | 'effects'>[]>();
    const failed = open.filter(({ effects }) => effects[effect]?.lastErrorClass !== undefined);
    return { effect, leadIds: failed.map(({ _id }) => _id) };
  });
  return (await Promise.all(found)).filter(({ leadIds }) => leadIds.length > 0);
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
