import { type EffectName, effects, isEffectName, type SkipReason } from '@annuity-lantern/contracts/effects';
import type { PipelineStage } from 'mongoose';
import { withWords } from '../find/words-of.ts';
import { deriveFields } from '../record/derived-fields.ts';
import type { AnyLeadRecord, ClaimedEffect, ContactOutcomes, DueEffect, Hold, LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';
import { evenErased } from '../record/not-erased.ts';
import { updateEffects } from '../record/update-effects.ts';
import { claimStages, claimsOf, heldBy } from './claim-effects.ts';
import { pauseAfter } from './pause-after.ts';
import { releaseAfter } from './release-effects.ts';

/** The fields that the effect `persist` adds, so that staff find the lead by filter and search. */
export type LeadCompletion = Pick<
  LeadRecord,
  | 'emailNormalised'
  | 'phoneNormalised'
  | 'phoneTail'
  | 'nameKey'
  | 'givenKey'
  | 'spelledKey'
  | 'spelledGivenKey'
  | 'facets'
  | 'callTimes'
  | 'words'
>;

/** How an effect ended, with its results: written into the lead in the update that commits the effect. */
export type EffectResult =
  /** Not needed: something is not set up, or the reason says why. */
  | { readonly state: 'skipped'; readonly reason?: SkipReason }
  | {
      readonly state: 'done';
      /** A step that staff see in the lead's history. */
      readonly completion?: LeadCompletion;
      readonly contact?: ContactOutcomes;
    }
  /** No answer yet, which is no failure: retried after the effect's next pause, and done if none is left. */
  | { readonly state: 'again'; readonly contact: ContactOutcomes }
  /** Not now: due again after this many milliseconds, with its try given back. */
  | { readonly state: 'later'; readonly wait: number };

export interface Finished {
  readonly claim: ClaimedEffect;
  readonly result: EffectResult;
}

export type FinishedState = 'done' | 'skipped' | 'due';

export interface Commit {
  /** One state per effect, in their order; `due` if it is retried. */
  readonly states: readonly FinishedState[];
  /** Successors that this commit claimed. */
  readonly claims: readonly ClaimedEffect[];
  /** Effects that waited for these, are due now and were not claimed. */
  readonly released: readonly DueEffect[];
}

/**
 * Commits the results of one lead's effects in one update. It marks them done, skipped or due again, writes their results, releases waiting
 * effects, and claims successors that are due now. Null if one of the claims is lost: nothing is written.
 *
 * @param finished all of one lead, not empty
 * @param successors holds for effects to claim in the same update
 */
export async function finishEffects(
  leads: Leads,
  finished: readonly Finished[],
  now: Moment = SERVER_NOW,
  successors: readonly Hold[] = [],
): Promise<Commit | null> {
  const stages = [...finished.flatMap((one) => finishStages(one, now)), ...claimStages(successors, now)];
  const isShown = finished.some(({ result }) => 'contact' in result || 'completion' in result);
  const { leadId } = (finished[0] as Finished).claim;
  const which = { _id: leadId, ...evenErased, $and: finished.map(({ claim }) => heldBy(claim)) };
  // A successor acts on the lead as it is now: people may have changed it since the first claim.
  const read = successors.length > 0 ? {} : ({ effects: 1 } as const);
  const found = await updateEffects(leads, which, stages, read, isShown ? [deriveFields] : []);
  if (!found) return null;
  const claims = claimsOf(successors, found);
  const ended = finished.filter(isEnded).map(({ claim }) => claim.effect);
  return { states: finished.map(stateAfter), claims, released: dueAfter(leadId, ended, found.effects) };
}

/** Effects that wait for one of these in the lead's document, if this version knows them. */
export function successorsOf(ended: readonly EffectName[], { effects: outbox }: Pick<AnyLeadRecord, 'effects'>): EffectName[] {
  return effectsAfter(ended, outbox).filter((name) => outbox[name]?.state === 'waiting');
}

function dueAfter(leadId: string, ended: readonly EffectName[], outbox: AnyLeadRecord['effects']): DueEffect[] {
  return effectsAfter(ended, outbox).flatMap((effect) => {
    const { state, attempts, delay = 0 } = outbox[effect] ?? {};
    return state === 'due' && delay === 0 && attempts === 0 ? [{ leadId, effect, attempts }] : [];
  });
}

/** Omits effects of another version: only a worker of that version can run them. */
function effectsAfter(ended: readonly EffectName[], outbox: AnyLeadRecord['effects']): EffectName[] {
  return (Object.keys(outbox) as EffectName[]).filter(
    (name) => isEffectName(name) && ended.some((effect) => effect === outbox[name]?.after),
  );
}

function finishStages(one: Finished, now: Moment): PipelineStage[] {
  const { claim, result } = one;
  const stages = mark(one, now);
  const contact = 'contact' in result ? result.contact : undefined;
  // What waits for what never changes, so the claim's copy of the lead says it.
  const hasSuccessors = Object.values(claim.lead.effects).some(({ after: before }) => before === claim.effect);
  if (isEnded(one) && hasSuccessors) stages.push(...releaseAfter(claim.effect, contact, now));
  if (contact) stages.push({ $set: { contact: { $literal: contact } } });
  if ('completion' in result) stages.push(complete(result.completion, now));
  return stages;
}

function isEnded(one: Finished): boolean {
  return stateAfter(one) !== 'due';
}

function stateAfter({ claim: { effect, attempts }, result: { state } }: Finished): FinishedState {
  if (state === 'later') return 'due';
  if (state !== 'again') return state;
  return attempts > effects[effect].pauses.length ? 'done' : 'due';
}

function mark(one: Finished, now: Moment): PipelineStage[] {
  const { claim, result } = one;
  const path = `effects.${claim.effect}`;
  const state = stateAfter(one);
  const attempts = result.state === 'later' ? { [`${path}.attempts`]: { $subtract: [`$${path}.attempts`, 1] } } : {};
  const wait = result.state === 'later' ? result.wait : pauseAfter(claim.effect, claim.attempts);
  const reason = result.state === 'skipped' && result.reason ? { [`${path}.lastErrorClass`]: result.reason } : {};
  const rest = { done: { [`${path}.doneAt`]: now }, due: { [`${path}.nextAt`]: after(now, wait), ...attempts }, skipped: reason };
  return [
    { $unset: [`${path}.nextAt`, `${path}.token`, `${path}.dueAt`, `${path}.lastErrorClass`, `${path}.losses`] },
    { $set: { [`${path}.state`]: state, ...rest[state] } },
  ];
}

/** Values are literals, because a text that starts with `$` would be read as a field's name. Words of notes that staff wrote before stay. */
function complete({ words = [], ...completion }: LeadCompletion, now: Moment): PipelineStage {
  const values = Object.fromEntries(Object.entries(completion).map(([key, value]) => [key, { $literal: value }]));
  const seq = { $add: ['$seq', 1] };
  return {
    $set: {
      ...values,
      ...(words.length > 0 ? { words: withWords(words) } : {}),
      seq,
      history: { $concatArrays: ['$history', [{ at: now, seq, what: 'completed', by: 'system' }]] },
    },
  };
}
