import { type CallOutcome, callOutcomes, type LeadStatus } from '@annuity-lantern/contracts/http';
import type { StoredLead } from '../record/lead-record.ts';
import { endCallback, orderCallback, withCall } from './calls.ts';
import { type Decide, step } from './lead-change.ts';
import { noteOf } from './note.ts';
import { type Actor, mayAct } from './rights.ts';
import { transition } from './transition.ts';

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
 * One call. It counts, and it ends an earlier callback or replaces it. A call that reached the visitor of an assigned lead is the step to
 * `contacted`. Refused like a transition.
 */
export function loggedCall(call: LoggedCall): Decide {
  const { outcome, seq, status, note: text, by, now } = call;
  if (outcome === 'reached' && status === 'assigned') return transition({ to: 'contacted', seq, note: text, by, now });
  const callbackAt = outcome === 'call_back' ? call.callbackAt : undefined;
  return (lead) => {
    if (lead.seq !== seq || !mayAct(lead, by) || !mayHave(lead, outcome)) return null;
    const { entry, fields } = noteOf(lead, text);
    const callback = callbackAt ? orderCallback(lead, callbackAt, by) : endCallback(lead);
    return {
      ...callback,
      fields: { ...fields, ...callback.fields, calls: withCall(lead, call) },
      ...step(lead, { at: now, what: 'call', by: by.username, outcome, ...(callbackAt ? { callbackAt } : {}), ...entry }),
    };
  };
}

/** Ends the callback of a lead whose visitor wants no calls any more. Refused without one. */
export const droppedCallback: Decide = (lead) => (lead.callback ? endCallback(lead) : null);

/** Whether `callOutcomesOf` has the outcome. The machine has its own step for an assigned lead that was reached. */
function mayHave({ status, owner }: StoredLead, outcome: CallOutcome): boolean {
  const statuses: readonly LeadStatus[] = callOutcomes[outcome].in;
  const hasOwnStep = outcome === 'reached' && status === 'assigned';
  return statuses.includes(status) && !hasOwnStep && (!('needsOwner' in callOutcomes[outcome]) || owner !== undefined);
}
