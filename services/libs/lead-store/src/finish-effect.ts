import { effects, isEffectName } from '@annuity-lantern/contracts/effects';
import type { PipelineStage } from 'mongoose';
import { heldBy } from './claim-effect.ts';
import type { StoredLead } from './find-lead.ts';
import type { ClaimedEffect, ContactOutcomes, DueEffect, LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { pauseAfter } from './pause-after.ts';
import { releaseAfter } from './release-effects.ts';

/** How an effect ended, and what it found out: written into the lead in the update that marks the effect. */
export type EffectResult =
  /** Not wanted here: what it needs is not set up. */
  | { readonly state: 'skipped' }
  | {
      readonly state: 'done';
      /** A step of the lead that staff see in its history. */
      readonly completion?: Pick<LeadRecord, 'emailNormalised' | 'phoneNormalised'>;
      readonly contact?: ContactOutcomes;
    }
  /** No answer yet, which is no failure: asked again after the next pause of the effect, and done if there is none left. */
  | { readonly state: 'again'; readonly contact: ContactOutcomes };

export interface FinishedEffect {
  /** `due` if it is to be asked again. */
  readonly state: 'done' | 'skipped' | 'due';
  /** Effects that waited for this one and are due now. */
  readonly released: readonly DueEffect[];
}

/**
 * Marks the effect done, skipped or due again, writes what it found out and releases the effects that waited for its end, in one update. Null
 * if the claim is lost: another worker has it, and nothing is written.
 */
export async function finishEffect(leads: Leads, claim: ClaimedEffect, now: Date, result: EffectResult): Promise<FinishedEffect | null> {
  const state = stateAfter(claim, result);
  const stages = mark(claim, state, now);
  const contact = 'contact' in result ? result.contact : undefined;
  if (state !== 'due') stages.push(...releaseAfter(claim.effect, contact, now));
  if (contact) stages.push({ $set: { contact: { $literal: contact } } });
  if ('completion' in result) stages.push(complete(result.completion, now));
  const after = await leads.any
    .findOneAndUpdate(heldBy(claim), stages as never, { updatePipeline: true, returnDocument: 'after', projection: { effects: 1 } })
    .lean<StoredLead>();
  if (!after) return null;
  return { state, released: state === 'due' ? [] : dueAfter(claim, after.effects, now) };
}

/** Effects of another version are left out: only a worker of that version can run them. */
function dueAfter({ leadId, effect }: ClaimedEffect, outbox: StoredLead['effects'], now: Date): DueEffect[] {
  return Object.entries(outbox).flatMap(([name, { state, after, attempts, nextAt }]) =>
    isEffectName(name) && after === effect && state === 'due' && nextAt && nextAt <= now ? [{ leadId, effect: name, attempts }] : [],
  );
}

function stateAfter({ effect, attempts }: ClaimedEffect, { state }: EffectResult): FinishedEffect['state'] {
  if (state !== 'again') return state;
  return attempts > effects[effect].pauses.length ? 'done' : 'due';
}

function mark({ effect, attempts }: ClaimedEffect, state: FinishedEffect['state'], now: Date): PipelineStage[] {
  const path = `effects.${effect}`;
  const nextAt = new Date(now.getTime() + pauseAfter(effect, attempts));
  const times = { done: { [`${path}.doneAt`]: now }, due: { [`${path}.nextAt`]: nextAt }, skipped: {} };
  return [
    { $unset: [`${path}.nextAt`, `${path}.token`, `${path}.lastErrorClass`] },
    { $set: { [`${path}.state`]: state, ...times[state] } },
  ];
}

/** Values are literals: one that starts with `$` would be read as a field's name. */
function complete(completion: Pick<LeadRecord, 'emailNormalised' | 'phoneNormalised'>, now: Date): PipelineStage {
  const values = Object.fromEntries(Object.entries(completion).map(([key, value]) => [key, { $literal: value }]));
  const seq = { $add: ['$seq', 1] };
  return {
    $set: { ...values, seq, history: { $concatArrays: ['$history', [{ at: now, seq, what: 'completed', by: 'system' }]] } },
  };
}
