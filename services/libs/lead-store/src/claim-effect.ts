import { randomUUID } from 'node:crypto';
import type { EffectName } from '@annuity-lantern/contracts/jobs';
import { EFFECT_LEASE, effectPolicy } from './effect-policy.ts';
import { giveUpEffect } from './give-up-effect.ts';
import type { AnyLeadRecord, ClaimedEffect } from './lead-record.ts';
import type { Leads } from './leads.ts';

/**
 * What became of asking for an effect: a claim; `none` when there is nothing to claim (done, waiting, held by a worker, not its time); or, when
 * nobody may try it again, how it was given up just now.
 */
export type ClaimOutcome =
  | { readonly outcome: 'claimed'; readonly claim: ClaimedEffect }
  | { readonly outcome: 'none' | 'parked' | 'unconfirmed' };

/**
 * Takes the effect for one worker: `due` and its time has come, or, where its policy says `again`, `sending` under a lease that has ended. An effect
 * whose worker died is held as `unconfirmed` where its policy says so, and one whose attempts are used up is parked.
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
  const { maxAttempts, whenUnknown } = effectPolicy[effect];
  const inTime = { _id: leadId, [`${path}.nextAt`]: { $lte: now } };
  const claimable = { $in: whenUnknown === 'again' ? ['due', 'sending'] : ['due'] };
  const lead = await leads.any
    .findOneAndUpdate(
      { ...inTime, [`${path}.state`]: claimable, [`${path}.attempts`]: { $lt: maxAttempts } },
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
  const usedUp = { [`${path}.attempts`]: { $gte: maxAttempts } };
  if (await giveUpEffect(leads, { ...abandoned, ...usedUp }, { ...lost, state: 'parked' }, now)) return { outcome: 'parked' };
  // Due although its attempts are used up: an earlier release allowed more of them. Nobody would ever claim it.
  const stranded = { ...inTime, ...usedUp, [`${path}.state`]: 'due' };
  return { outcome: (await giveUpEffect(leads, stranded, { effect, state: 'parked' }, now)) ? 'parked' : 'none' };
}
