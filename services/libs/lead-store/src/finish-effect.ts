import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { PipelineStage } from 'mongoose';
import { effectPolicy } from './effect-policy.ts';
import type { StoredLead } from './find-lead.ts';
import { heldBy } from './held-by.ts';
import type { ClaimedEffect, ContactOutcomes, DueEffect, Effect, LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { releaseWaiting } from './release-waiting.ts';

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
 * Marks the effect done or skipped, writes what it found out and releases the effects that waited for it, in one update. Gives those of
 * them that are due then, or null when the claim is lost: another worker has it, and nothing is written.
 */
export async function finishEffect(
  leads: Leads,
  claim: ClaimedEffect,
  now: Date,
  result: EffectResult,
): Promise<readonly DueEffect[] | null> {
  const { leadId, effect } = claim;
  const { releases } = effectPolicy[effect];
  const path = `effects.${effect}`;
  const stages: PipelineStage[] = [
    { $set: { [`${path}.state`]: result.state, ...(result.state === 'done' ? { [`${path}.doneAt`]: now } : {}) } },
    { $unset: [`${path}.nextAt`, `${path}.token`, `${path}.lastErrorClass`] },
  ];
  for (const name of releases) stages.push(releaseWaiting(name, released(name, result, now)));
  if (result.state === 'done') {
    if (result.contact) stages.push({ $set: { contact: { $literal: result.contact } } });
    if (result.completion) stages.push(complete(result.completion, now));
  }
  const after = await leads.any
    .findOneAndUpdate(heldBy(claim), stages as never, { updatePipeline: true, returnDocument: 'after', projection: { effects: 1 } })
    .lean<StoredLead>();
  if (!after) return null;
  return releases.flatMap((name) => {
    const { state, attempts = 0 } = after.effects[name] ?? {};
    return state === 'due' ? [{ leadId, effect: name, attempts }] : [];
  });
}

/** What those that waited become. Nobody writes to an address given with details that are certainly false. */
function released(name: EffectName, result: EffectResult, now: Date): Pick<Effect, 'state' | 'nextAt'> {
  return name === 'visitorMail' && isFalse(result) ? { state: 'skipped' } : { state: 'due', nextAt: now };
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
