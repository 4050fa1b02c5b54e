import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { PipelineStage } from 'mongoose';
import { effectPolicy } from './effect-policy.ts';
import { heldBy } from './held-by.ts';
import type { ClaimedEffect, ContactOutcomes, LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

/** How an effect ended, and what it found out: written into the lead together with the mark. */
export type EffectResult =
  /** Not wanted here: what it needs is not set up. */
  | { readonly state: 'skipped' }
  | {
      readonly state: 'done';
      /** A step of the lead that staff see in its history. */
      readonly completion?: Pick<LeadRecord, 'emailNormalised' | 'phoneNormalised'>;
      readonly contact?: ContactOutcomes;
    };

/**
 * Marks the effect done or skipped, writes what it found out and releases the effects that waited for it, in one update.
 * False when the claim is lost: another worker has it, and nothing is written.
 */
export async function finishEffect(leads: Leads, claim: ClaimedEffect, now: Date, result: EffectResult): Promise<boolean> {
  const path = `effects.${claim.effect}`;
  const stages: PipelineStage[] = [
    { $set: { [`${path}.state`]: result.state, ...(result.state === 'done' ? { [`${path}.doneAt`]: now } : {}) } },
    { $unset: [`${path}.nextAt`, `${path}.token`, `${path}.lastErrorClass`] },
  ];
  for (const name of effectPolicy[claim.effect].releases) stages.push(release(name, result, now));
  if (result.state === 'done') {
    if (result.contact) stages.push({ $set: { contact: { $literal: result.contact } } });
    if (result.completion) stages.push(complete(result.completion, now));
  }
  const updated = await leads.any.updateOne(heldBy(claim), stages as never, { updatePipeline: true });
  return updated.matchedCount === 1;
}

/** Only what still waits: an effect that was done before is not sent again because this one was replayed. */
function release(name: EffectName, result: EffectResult, now: Date): PipelineStage {
  const path = `effects.${name}`;
  // Nobody writes to an address given with details that are certainly false.
  const next = name === 'visitorMail' && isFalse(result) ? { state: 'skipped' } : { state: 'due', nextAt: now };
  return {
    $set: { [path]: { $cond: [{ $eq: [`$${path}.state`, 'waiting'] }, { $mergeObjects: [`$${path}`, next] }, `$${path}`] } },
  };
}

function isFalse(result: EffectResult): boolean {
  return result.state === 'done' && (result.contact?.email === 'false' || result.contact?.phone === 'false');
}

/** Values are literals: one that starts with `$` would be read as a field's name. */
function complete(completion: Pick<LeadRecord, 'emailNormalised' | 'phoneNormalised'>, now: Date): PipelineStage {
  const values = Object.fromEntries(Object.entries(completion).map(([key, value]) => [key, { $literal: value }]));
  const seq = { $add: ['$seq', 1] };
  return {
    $set: { ...values, seq, history: { $concatArrays: ['$history', [{ at: now, seq, what: 'completed', by: 'system' }]] } },
  };
}
