import { randomUUID } from 'node:crypto';
import { type EffectName, effects } from '@annuity-lantern/contracts/effects';
import type { QueryFilter } from 'mongoose';
import { giveUpEffect } from './give-up-effect.ts';
import type { AnyLeadRecord, ClaimedEffect, Hold, LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

/** How long a claim holds without renewal, in milliseconds. Workers renew every 2 s and act within 6 s. */
export const EFFECT_LEASE = 8000;

/**
 * A claim; `none` if there is nothing to claim (done, waiting, claimed by a worker, not due yet); `parked` or `unconfirmed` if this call gave the
 * effect up, because it may not be tried again.
 */
export type ClaimOutcome =
  | { readonly outcome: 'claimed'; readonly claim: ClaimedEffect }
  | { readonly outcome: 'none' | 'parked' | 'unconfirmed' };

/**
 * Claims the effect for one worker if it is due, or if the lease of another worker has expired and the effect may be tried again. If it may not, it
 * becomes `unconfirmed`. An effect without tries left is parked.
 *
 * @param token of the claim: a caller that gets no answer can withdraw what it may have claimed
 */
export async function claimEffect(
  leads: Leads,
  leadId: string,
  effect: EffectName,
  now: Date,
  token: string = randomUUID(),
): Promise<ClaimOutcome> {
  const path = `effects.${effect}` as const;
  const { tries, whenUnknown } = effects[effect];
  const inTime = { _id: leadId, [`${path}.nextAt`]: { $lte: now } };
  const claimable = { $in: whenUnknown === 'again' ? ['due', 'sending'] : ['due'] };
  const lead = await leads.any
    .findOneAndUpdate(
      { ...inTime, [`${path}.state`]: claimable, [`${path}.attempts`]: { $lt: tries } },
      {
        $set: { [`${path}.state`]: 'sending', [`${path}.token`]: token, [`${path}.nextAt`]: new Date(now.getTime() + EFFECT_LEASE) },
        $inc: { [`${path}.attempts`]: 1 },
      },
      { returnDocument: 'after' },
    )
    .lean<AnyLeadRecord>();
  if (lead) return { outcome: 'claimed', claim: { leadId, lead, effect, token, attempts: lead.effects[effect].attempts } };

  const abandoned = { ...inTime, [`${path}.state`]: 'sending' };
  const lost = { effect, errorClass: 'worker_lost' } as const;
  if (whenUnknown === 'unconfirmed' && (await giveUpEffect(leads, abandoned, { ...lost, state: 'unconfirmed' }, now))) {
    return { outcome: 'unconfirmed' };
  }
  const usedUp = { [`${path}.attempts`]: { $gte: tries } };
  if (await giveUpEffect(leads, { ...abandoned, ...usedUp }, { ...lost, state: 'parked' }, now)) return { outcome: 'parked' };
  // Due without tries left, because an earlier release allowed more of them: it could never be claimed.
  const stranded = { ...inTime, ...usedUp, [`${path}.state`]: 'due' };
  return { outcome: (await giveUpEffect(leads, stranded, { effect, state: 'parked' }, now)) ? 'parked' : 'none' };
}

/** Extends the lease; false if the claim is lost. */
export async function renewClaim(leads: Leads, claim: ClaimedEffect, now: Date): Promise<boolean> {
  const result = await leads.any.updateOne(heldBy(claim), {
    $set: { [`effects.${claim.effect}.nextAt`]: new Date(now.getTime() + EFFECT_LEASE) },
  });
  return result.matchedCount === 1;
}

/**
 * Makes an effect due again at once, if it was claimed: for a caller that got no answer to its claim and has not acted. Otherwise an effect that must
 * not happen twice would become `unconfirmed`.
 */
export async function withdrawClaim(leads: Leads, hold: Hold, now: Date): Promise<void> {
  const path = `effects.${hold.effect}`;
  await leads.any.updateOne(heldBy(hold), {
    $set: { [`${path}.state`]: 'due', [`${path}.nextAt`]: now },
    $unset: { [`${path}.token`]: 1 },
  });
}

/** Matches the lead only while this claim holds its effect. */
export function heldBy({ leadId, effect, token }: Hold): QueryFilter<LeadRecord> {
  return { _id: leadId, [`effects.${effect}.state`]: 'sending', [`effects.${effect}.token`]: token };
}
