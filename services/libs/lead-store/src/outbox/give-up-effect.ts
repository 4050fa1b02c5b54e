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
  /** The failure that ended it; without one, the last failure's class stays. */
  readonly failed?: Failed | undefined;
}

interface Failed {
  readonly errorClass: EffectError;
  /** The provider's code. */
  readonly code?: string | undefined;
}

/** Failures of an effect that its lead keeps. */
const ATTEMPTS_KEPT = 5;

/**
 * Parks the effect or marks it unconfirmed if `which` matches, and releases effects that start even after parking. False if nothing
 * matched.
 */
export async function giveUpEffect(
  leads: Leads,
  which: QueryFilter<LeadRecord>,
  { effect, state, failed }: GivenUp,
  now: Moment,
): Promise<boolean> {
  const path = `effects.${effect}`;
  const stages: PipelineStage[] = [
    {
      $set: {
        [`${path}.state`]: state,
        [`${path}.parkedAt`]: now,
        ...(failed ? failureFields(path, failed, now) : {}),
      },
    },
    { $unset: [`${path}.nextAt`, `${path}.token`, `${path}.dueAt`, `${path}.losses`] },
  ];
  if (state === 'parked') stages.push(...releaseAfterParked(effect, now));
  return changeEffects(leads, which, stages);
}

/** The fields of an effect that say how its last try failed. */
export function failureFields(path: string, failed: Failed, now: Moment): Readonly<Record<string, object>> {
  return { [`${path}.lastErrorClass`]: { $literal: failed.errorClass }, [`${path}.lastAttempts`]: attemptsWith(path, failed, now) };
}

/** An expression: the effect's last failures and this one. */
export function attemptsWith(path: string, { errorClass, code }: Failed, now: Moment): object {
  const failure = { errorClass: { $literal: errorClass }, ...(code === undefined ? {} : { code: { $literal: code } }), at: now };
  return { $slice: [{ $concatArrays: [{ $ifNull: [`$${path}.lastAttempts`, []] }, [failure]] }, -ATTEMPTS_KEPT] };
}
