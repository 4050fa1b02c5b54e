import { effectPolicy, pauseAfter } from './effect-policy.ts';
import { giveUpEffect } from './give-up-effect.ts';
import { heldBy } from './held-by.ts';
import type { ClaimedEffect } from './lead-record.ts';
import type { Leads } from './leads.ts';

export interface EffectFailure {
  /** A class of ours, without anything the provider said. */
  readonly errorClass: string;
  /** A refusal that asking again will not change. */
  readonly permanent: boolean;
  /** Nobody knows whether it happened: the provider had it all and did not answer. */
  readonly ambiguous: boolean;
  /** Seconds for which the provider asked to be left alone. */
  readonly retryAfter?: number | undefined;
}

/** In milliseconds: an hour. A lead has a clock of 24 hours. */
const LONGEST_WISH = 3600 * 1000;

export type AfterFailure = 'due' | 'parked' | 'unconfirmed';

/**
 * Gives the effect back: due again after a growing pause, `unconfirmed` when it may have happened and must not happen twice, or parked for staff
 * after a permanent refusal or too many tries.
 */
export async function failEffect(leads: Leads, claim: ClaimedEffect, failure: EffectFailure, now: Date): Promise<AfterFailure | 'lost'> {
  const state = stateAfter(claim, failure);
  const kept = await (state === 'due'
    ? makeDueAgain(leads, claim, failure, now)
    : giveUpEffect(leads, heldBy(claim), { effect: claim.effect, state, errorClass: failure.errorClass }, now));
  return kept ? state : 'lost';
}

async function makeDueAgain(leads: Leads, claim: ClaimedEffect, failure: EffectFailure, now: Date): Promise<boolean> {
  const path = `effects.${claim.effect}`;
  const nextAt = new Date(now.getTime() + pauseBefore(claim, failure));
  const result = await leads.any.updateOne(heldBy(claim), {
    $set: { [`${path}.state`]: 'due', [`${path}.lastErrorClass`]: failure.errorClass, [`${path}.nextAt`]: nextAt },
    $unset: { [`${path}.token`]: 1 },
  });
  return result.matchedCount === 1;
}

/** At least what the provider asked for, but not so long that a wrong answer of its puts the effect off for good. */
function pauseBefore({ effect, attempts }: ClaimedEffect, { retryAfter = 0 }: EffectFailure): number {
  return Math.max(pauseAfter(effect, attempts), Math.min(retryAfter * 1000, LONGEST_WISH));
}

function stateAfter({ effect, attempts }: ClaimedEffect, { permanent, ambiguous }: EffectFailure): AfterFailure {
  const { maxAttempts, whenUnknown } = effectPolicy[effect];
  if (ambiguous && whenUnknown === 'unconfirmed') return 'unconfirmed';
  return permanent || attempts >= maxAttempts ? 'parked' : 'due';
}
