import { EFFECT_LEASE } from './effect-policy.ts';
import { heldBy } from './held-by.ts';
import type { ClaimedEffect } from './lead-record.ts';
import type { Leads } from './leads.ts';

/** Prolongs the claim's lease; false when the claim is lost. */
export async function renewClaim(leads: Leads, claim: ClaimedEffect, now: Date): Promise<boolean> {
  const result = await leads.any.updateOne(heldBy(claim), {
    $set: { [`effects.${claim.effect}.nextAt`]: new Date(now.getTime() + EFFECT_LEASE) },
  });
  return result.matchedCount === 1;
}
