import type { EffectName } from '@annuity-lantern/contracts/jobs';
import type { PipelineStage } from 'mongoose';
import { effectPolicy, firstTryAt, pauseAfter } from './effect-policy.ts';
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
    }
  /** Nobody can tell yet, and that is no failure: asked again after the next pause of its policy, and done when there is none left. */
  | { readonly state: 'again'; readonly contact: ContactOutcomes };

export interface FinishedEffect {
  /** `due` when it is to be asked again. */
  readonly state: 'done' | 'skipped' | 'due';
  /** Effects that can start now, since they need not wait for this one any longer. */
  readonly released: readonly DueEffect[];
}

/**
 * Marks the effect done, skipped or due again, writes what it found out and releases the effects that waited for its end, in one update. Null
 * when the claim is lost: another worker has it, and nothing is written.
 */
export async function finishEffect(leads: Leads, claim: ClaimedEffect, now: Date, result: EffectResult): Promise<FinishedEffect | null> {
  const { leadId, effect } = claim;
  const state = stateAfter(claim, result);
  const releases = state === 'due' ? [] : effectPolicy[effect].releases;
  const stages = mark(claim, state, now);
  for (const name of releases) stages.push(releaseWaiting(name, released(name, result, now)));
  if ('contact' in result) stages.push({ $set: { contact: { $literal: result.contact } } });
  if ('completion' in result) stages.push(complete(result.completion, now));
  const after = await leads.any
    .findOneAndUpdate(heldBy(claim), stages as never, { updatePipeline: true, returnDocument: 'after', projection: { effects: 1 } })
    .lean<StoredLead>();
  if (!after) return null;
  const startable = releases.flatMap((name) => {
    const { state: next, attempts = 0, nextAt } = after.effects[name] ?? {};
    return next === 'due' && nextAt && nextAt <= now ? [{ leadId, effect: name, attempts }] : [];
  });
  return { state, released: startable };
}

function stateAfter({ effect, attempts }: ClaimedEffect, { state }: EffectResult): FinishedEffect['state'] {
  if (state !== 'again') return state;
  return attempts > effectPolicy[effect].pauses.length ? 'done' : 'due';
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

/** What those that waited become. */
function released(name: EffectName, result: EffectResult, now: Date): Pick<Effect, 'state' | 'nextAt'> {
  return isUnwanted(name, result) ? { state: 'skipped' } : { state: 'due', nextAt: firstTryAt(name, now) };
}

/** Nobody writes to an address given with details that are certainly false, and only what nobody could tell is asked again. */
function isUnwanted(name: EffectName, result: EffectResult): boolean {
  const found = 'contact' in result ? Object.values(result.contact) : [];
  const isFalse = found.includes('false');
  if (name === 'visitorMail') return isFalse;
  return name === 'recheck' && (isFalse || !found.includes('unknown'));
}

/** Values are literals: one that starts with `$` would be read as a field's name. */
function complete(completion: Pick<LeadRecord, 'emailNormalised' | 'phoneNormalised'>, now: Date): PipelineStage {
  const values = Object.fromEntries(Object.entries(completion).map(([key, value]) => [key, { $literal: value }]));
  const seq = { $add: ['$seq', 1] };
  return {
    $set: { ...values, seq, history: { $concatArrays: ['$history', [{ at: now, seq, what: 'completed', by: 'system' }]] } },
  };
}
