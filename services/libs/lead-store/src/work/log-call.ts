import { type CallOutcome, callOutcomes, type LeadStatus } from '@annuity-lantern/contracts/http';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { findLead } from '../find/find-lead.ts';
import { noteOf } from '../find/words-of.ts';
import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { changeEffects, updateEffects } from '../record/update-effects.ts';
import { countCall, endCallback, orderCallback } from './calls-so-far.ts';
import { type Actor, actableBy } from './owned-by.ts';
import { type TransitionOutcome, transitionLead } from './transition-lead.ts';

export interface LoggedCall {
  readonly outcome: CallOutcome;
  /** For `call_back` alone. */
  readonly callbackAt?: Date | undefined;
  /** The `seq` that the person saw, and the status at that time. */
  readonly seq: number;
  readonly status: LeadStatus;
  readonly note?: string | undefined;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * Records one call by compare-and-set on `seq`. It counts, and it ends an earlier callback or replaces it. A call that reached the visitor of an
 * assigned lead is the step to `contacted`. Refused like a transition. Rejects if MongoDB is away.
 */
export async function logCall(leads: Leads, id: string, call: LoggedCall): Promise<TransitionOutcome> {
  const { outcome, callbackAt, seq, status, note, by, now } = call;
  if (outcome === 'reached' && status === 'assigned') return transitionLead(leads, id, { to: 'contacted', seq, note, by, now });
  const stages = [
    countCall(call),
    ...(outcome === 'call_back' && callbackAt ? orderCallback(callbackAt, by) : endCallback()),
    entryOf(call),
  ];
  const lead = await updateEffects(leads, { _id: id, seq, ...mayHave(outcome), ...actableBy(by) }, stages);
  if (lead) return { outcome: 'changed', lead };
  const present = await findLead(leads, id);
  return present ? { outcome: 'refused', lead: present } : { outcome: 'unknown' };
}

/** Ends the callback of a lead whose visitor wants no calls any more. Rejects if MongoDB is away. */
export async function dropCallback(leads: Leads, id: string): Promise<void> {
  await changeEffects(leads, { _id: id, callback: { $exists: true } }, endCallback());
}

/** Matches the leads for which `callOutcomesOf` has the outcome. The machine has its own step for an assigned lead that was reached. */
function mayHave(outcome: CallOutcome): QueryFilter<LeadRecord> {
  const statuses: readonly LeadStatus[] = callOutcomes[outcome].in;
  return {
    status: { $in: statuses.filter((status) => outcome !== 'reached' || status !== 'assigned') },
    ...('needsOwner' in callOutcomes[outcome] ? { owner: { $exists: true } } : {}),
  };
}

/** Typed texts are literals, because a `$` would name a field. */
function entryOf({ outcome, callbackAt, note: text, by, now }: LoggedCall): PipelineStage.Set {
  const { note, words } = noteOf(text);
  const seq = { $add: ['$seq', 1] };
  const entry = {
    at: now,
    seq,
    what: 'call',
    by: { $literal: by.username },
    outcome,
    ...(outcome === 'call_back' && callbackAt ? { callbackAt } : {}),
    ...note,
  };
  return { $set: { seq, ...words, history: { $concatArrays: ['$history', [entry]] } } };
}
