import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import type { GivenUpState } from '@annuity-lantern/contracts/http';
import type { LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

interface GivenUpCount {
  readonly effect: EffectName;
  readonly state: GivenUpState;
  readonly count: number;
}

/** More than these need no exact figure, and counting them would take time. */
const MOST_COUNTED = 10_000;

/** For each effect, for how many milliseconds the one has been due that waits for longest; 0 when none is. */
export async function findOldestDue(leads: Leads, now: Date): Promise<Record<EffectName, number>> {
  const ages = await Promise.all(effectNames.map(async (effect) => [effect, await ageOfOldest(leads, effect, now)] as const));
  return Object.fromEntries(ages) as Record<EffectName, number>;
}

/** How many effects of each kind wait for a person, up to 10,000. */
export function countGivenUp(leads: Leads): Promise<GivenUpCount[]> {
  const kinds = effectNames.flatMap((effect) => (['parked', 'unconfirmed'] as const).map((state) => ({ effect, state })));
  return Promise.all(kinds.map(async ({ effect, state }) => ({ effect, state, count: await countOf(leads, effect, state) })));
}

/** The first entry of the sweep's index. */
async function ageOfOldest(leads: Leads, effect: EffectName, now: Date): Promise<number> {
  const path = `effects.${effect}.nextAt`;
  const oldest = await leads.any
    .findOne({ [path]: { $lte: now } }, { [path]: 1 })
    .sort({ [path]: 1 })
    .lean<Pick<LeadRecord, 'effects'>>();
  const { nextAt } = oldest?.effects[effect] ?? {};
  return nextAt ? now.getTime() - nextAt.getTime() : 0;
}

/** From the index of the parked work, which holds nothing else. */
function countOf(leads: Leads, effect: EffectName, state: GivenUpState): Promise<number> {
  const path = `effects.${effect}`;
  return leads.any.countDocuments({ [`${path}.parkedAt`]: { $exists: true }, [`${path}.state`]: state }).limit(MOST_COUNTED);
}
