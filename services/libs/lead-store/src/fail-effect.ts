import { effectPolicy, pauseAfter } from './effect-policy.ts';
import { heldBy } from './held-by.ts';
import type { ClaimedEffect } from './lead-record.ts';
import type { Leads } from './leads.ts';

export interface EffectFailure {
  /** A class of ours, without anything the provider said. */
  readonly errorClass: string;
  /** A refusal that asking again will not change. */
  readonly permanent: boolean;
}

/** Gives the effect back: due again after a growing pause, or parked for staff after a permanent refusal or too many tries. */
export async function failEffect(
  leads: Leads,
  claim: ClaimedEffect,
  failure: EffectFailure,
  now: Date,
): Promise<'due' | 'parked' | 'lost'> {
  const path = `effects.${claim.effect}`;
  const park = failure.permanent || claim.attempts >= effectPolicy[claim.effect].maxAttempts;
  const nextAt = new Date(now.getTime() + pauseAfter(claim.effect, claim.attempts));
  const result = await leads.any.updateOne(heldBy(claim), {
    $set: {
      [`${path}.state`]: park ? 'parked' : 'due',
      [`${path}.lastErrorClass`]: failure.errorClass,
      ...(park ? {} : { [`${path}.nextAt`]: nextAt }),
    },
    $unset: { [`${path}.token`]: 1, ...(park ? { [`${path}.nextAt`]: 1 } : {}) },
  });
  if (result.matchedCount !== 1) return 'lost';
  return park ? 'parked' : 'due';
}
