import type { EffectError, EffectName } from '@annuity-lantern/contracts/effects';
import type { PipelineStage, QueryFilter } from 'mongoose';
import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import type { Moment } from '../record/moment.ts';
import { changeEffects } from '../record/update-effects.ts';
import { releaseAfterParked } from './release-effects.ts';

export interface GivenUp {
  readonly effect: EffectName;
  readonly state: 'parked' | 'unconfirmed';
  /** Our error class; without one, the last failure's class stays. */
  readonly errorClass?: EffectError;
}

/**
 * Parks the effect or marks it unconfirmed if `which` matches, and releases effects that start even after parking. False if nothing
 * matched.
 */
export async function giveUpEffect(
  leads: Leads,
  which: QueryFilter<LeadRecord>,
  { effect, state, errorClass }: GivenUp,
  now: Moment,
): Promise<boolean> {
  const path = `effects.${effect}`;
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
  if (state === 'parked') stages.push(...releaseAfterParked(effect, now));
  return changeEffects(leads, which, stages);
}
