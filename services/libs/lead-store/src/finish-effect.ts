import type { PipelineStage } from 'mongoose';
import { effectPolicy } from './effect-policy.ts';
import { heldBy } from './held-by.ts';
import type { ClaimedEffect, LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

/** What an effect writes into its lead when it is done. */
export type LeadCompletion = Pick<LeadRecord, 'emailNormalised' | 'phoneNormalised'>;

/**
 * Marks the effect done, writes what it found out and releases the effects that waited for it, in one update.
 * False when the claim is lost: another worker has it, and nothing is written.
 */
export async function finishEffect(leads: Leads, claim: ClaimedEffect, now: Date, completion?: LeadCompletion): Promise<boolean> {
  const stages: PipelineStage[] = [
    { $set: { [`effects.${claim.effect}.state`]: 'done', [`effects.${claim.effect}.doneAt`]: now } },
    { $unset: [`effects.${claim.effect}.nextAt`, `effects.${claim.effect}.token`, `effects.${claim.effect}.lastErrorClass`] },
  ];
  for (const name of effectPolicy[claim.effect].releases) stages.push(release(name, now));
  if (completion) stages.push(complete(completion, now));
  const result = await leads.any.updateOne(heldBy(claim), stages as never, { updatePipeline: true });
  return result.matchedCount === 1;
}

/** Only what still waits: an effect that was done before is not sent again because this one was replayed. */
function release(name: string, now: Date): PipelineStage {
  const path = `effects.${name}`;
  return {
    $set: {
      [path]: {
        $cond: [{ $eq: [`$${path}.state`, 'waiting'] }, { $mergeObjects: [`$${path}`, { state: 'due', nextAt: now }] }, `$${path}`],
      },
    },
  };
}

/** Values are literals: one that starts with `$` would be read as a field's name. */
function complete(completion: LeadCompletion, now: Date): PipelineStage {
  const values = Object.fromEntries(Object.entries(completion).map(([key, value]) => [key, { $literal: value }]));
  const seq = { $add: ['$seq', 1] };
  return {
    $set: { ...values, seq, history: { $concatArrays: ['$history', [{ at: now, seq, what: 'completed', by: 'system' }]] } },
  };
}
