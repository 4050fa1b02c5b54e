import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import type { GivenUpState } from '@annuity-lantern/contracts/http';
import type { LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

interface GivenUpCount {
  readonly effect: EffectName;
  readonly state: GivenUpState;
  readonly count: number;
}

/** Counts stop here, because counting more takes time. */
const MOST_COUNTED = 10_000;

/** For each effect, how many milliseconds the longest overdue one has been due; 0 if none is. */
export async function findOldestDue(leads: Leads, now: Date): Promise<Record<EffectName, number>> {
  const ages = await Promise.all(effectNames.map(async (effect) => [effect, await ageOfOldest(leads, effect, now)] as const));
  return Object.fromEntries(ages) as Record<EffectName, number>;
}

/** Parked and unconfirmed effects of each name, up to 10,000. */
export function countGivenUp(leads: Leads): Promise<GivenUpCount[]> {
  const kinds = effectNames.flatMap((effect) => (['parked', 'unconfirmed'] as const).map((state) => ({ effect, state })));
  return Promise.all(kinds.map(async ({ effect, state }) => ({ effect, state, count: await countOf(leads, effect, state) })));
}

/** Reads the first entry of the sweep's index. */
async function ageOfOldest(leads: Leads, effect: EffectName, now: Date): Promise<number> {
  const path = `effects.${effect}.nextAt`;
  const oldest = await leads.any
    .findOne({ [path]: { $lte: now } }, { [path]: 1 })
    .sort({ [path]: 1 })
    .lean<Pick<LeadRecord, 'effects'>>();
  const { nextAt } = oldest?.effects[effect] ?? {};
  return nextAt ? now.getTime() - nextAt.getTime() : 0;
}

/** Reads the index of parked effects, which holds nothing else. */
function countOf(leads: Leads, effect: EffectName, state: GivenUpState): Promise<number> {
  const path = `effects.${effect}`;
  return leads.any.countDocuments({ [`${path}.parkedAt`]: { $exists: true }, [`${path}.state`]: state }).limit(MOST_COUNTED);
}
