import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { effectPolicy, firstTryAt } from './effect-policy.ts';
import type { LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { releaseWaiting } from './release-waiting.ts';

export interface GivenUp {
  readonly effect: EffectName;
  readonly state: 'parked' | 'unconfirmed';
  /** A class of ours; without one, that of the last failure stays. */
  readonly errorClass?: string;
}

/** Ends the effect short of done, where `which` matches, and lets those go on that need not wait for it any longer. False when nothing matched. */
export async function giveUpEffect(
  leads: Leads,
  which: QueryFilter<LeadRecord>,
  { effect, state, errorClass }: GivenUp,
  now: Date,
): Promise<boolean> {
  const path = `effects.${effect}`;
  const { parkedReleases } = effectPolicy[effect];
  const stages: PipelineStage[] = [
    {
      $set: {
        [`${path}.state`]: state,
        [`${path}.parkedAt`]: now,
        ...(errorClass === undefined ? {} : { [`${path}.lastErrorClass`]: { $literal: errorClass } }),
      },
    },
    { $unset: [`${path}.nextAt`, `${path}.token`] },
  ];
  if (state === 'parked') {
    for (const name of parkedReleases) stages.push(releaseWaiting(name, { state: 'due', nextAt: firstTryAt(name, now) }));
  }
  const result = await leads.any.updateOne(which, stages as never, { updatePipeline: true });
  return result.matchedCount === 1;
}
