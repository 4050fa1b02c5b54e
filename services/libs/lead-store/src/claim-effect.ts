import { randomUUID } from 'node:crypto';
import type { EffectName } from '@annuity-lantern/contracts/jobs';
import { EFFECT_LEASE, effectPolicy } from './effect-policy.ts';
import type { AnyLeadRecord, ClaimedEffect } from './lead-record.ts';
import type { Leads } from './leads.ts';

/**
 * Takes the effect for one worker: `due` and its time has come, or, where its policy says `again`, `sending` under a lease that has ended. Gives
 * the lead and the claim's token, or null when there is nothing to claim. An effect whose worker died is held as `unconfirmed` where its policy
 * says so, and parked where its workers died again and again.
 */
export async function claimEffect(leads: Leads, leadId: string, effect: EffectName, now: Date): Promise<ClaimedEffect | null> {
  const path = `effects.${effect}` as const;
  const { maxAttempts, whenUnknown } = effectPolicy[effect];
  const states = whenUnknown === 'again' ? ['due', 'sending'] : ['due'];
  const inTime = { _id: leadId, [`${path}.nextAt`]: { $lte: now } };
  const token = randomUUID();
  const lead = await leads.any
    .findOneAndUpdate(
      { ...inTime, [`${path}.state`]: { $in: states }, [`${path}.attempts`]: { $lt: maxAttempts } },
      {
        $set: { [`${path}.state`]: 'sending', [`${path}.token`]: token, [`${path}.nextAt`]: new Date(now.getTime() + EFFECT_LEASE) },
        $inc: { [`${path}.attempts`]: 1 },
      },
      { returnDocument: 'after' },
    )
    .lean<AnyLeadRecord>();
  if (lead) return { lead, effect, token, attempts: lead.effects[effect].attempts };
  await leads.any.updateOne(
    { ...inTime, [`${path}.state`]: 'sending' },
    {
      $set: { [`${path}.state`]: whenUnknown === 'again' ? 'parked' : 'unconfirmed', [`${path}.lastErrorClass`]: 'worker_lost' },
      $unset: { [`${path}.nextAt`]: 1, [`${path}.token`]: 1 },
    },
  );
  return null;
}
