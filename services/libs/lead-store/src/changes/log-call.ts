import { askedAfter, type CallOutcome, callOutcomes, isAgreedAhead, type LeadStatus } from '@annuity-lantern/contracts/http';
import type { StoredLead } from '../record/lead-record.ts';
import { type Call, endCallback, orderCallback, planAttempt, withCall } from './calls.ts';
import { type Decide, type Effects, ended, type LeadChange, ordered, step } from './lead-change.ts';
import { noteOf } from './note.ts';
import { type Actor, mayAct } from './rights.ts';
import { transition } from './transition.ts';

export interface LoggedCall {
  readonly outcome: CallOutcome;
  /** For `call_back` alone. */
  readonly callbackAt?: Date | undefined;
  /** For a call without an answer: the office's next attempt. */
  readonly nextAt?: Date | undefined;
  /** For a call that did not reach the visitor: a mail asks them. */
  readonly ask?: boolean | undefined;
  /** The `seq` that the person saw, and the status at that time. */
  readonly seq: number;
  readonly status: LeadStatus;
  readonly note?: string | undefined;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * One call. It counts, and it ends the planned next call or replaces it; an appointment that lies ahead stays unless another time is given. A call that
 * reached the visitor of an assigned lead is the step to `contacted`. Refused like a transition.
 */
export function loggedCall(call: LoggedCall): Decide {
  const { outcome, seq, status, note: text, by, now } = call;
  if (outcome === 'reached' && status === 'assigned') return transition({ to: 'contacted', seq, note: text, by, now });
  const callbackAt = outcome === 'call_back' ? call.callbackAt : undefined;
  const nextAt = askedAfter(outcome) === 'time' ? call.nextAt : undefined;
  const ask = call.ask === true && askedAfter(outcome) !== undefined;
  return (lead, storeTime) => {
    if (lead.seq !== seq || !mayAct(lead, by) || !mayHave(lead, outcome)) return null;
    const { entry, fields } = noteOf(lead, text);
    const next = nextCall(lead, { callbackAt, nextAt, by }, storeTime);
    return {
      fields: { ...fields, ...next.fields, calls: withCall(lead, call), wrongNumber: wrongNumberAfter(call) },
      effects: { ...next.effects, ...askMail(lead, ask, storeTime) },
      ...step(lead, {
        at: now,
        what: 'call',
        by: by.username,
        outcome,
        ...(callbackAt ? { callbackAt } : {}),
        ...(nextAt ? { nextAt } : {}),
        ...(ask ? { asked: true } : {}),
        ...entry,
      }),
    };
  };
}

/** Ends the planned call of a lead whose visitor wants no calls any more. Refused without one. */
export const droppedCallback: Decide = (lead, now) => (lead.callback ? endCallback(lead, now) : null);

function nextCall(
  lead: StoredLead,
  { callbackAt, nextAt, by }: Pick<LoggedCall, 'callbackAt' | 'nextAt' | 'by'>,
  storeTime: Date,
): Pick<LeadChange, 'fields' | 'effects'> {
  if (callbackAt) return orderCallback(lead, callbackAt, by, storeTime);
  if (nextAt) return planAttempt(lead, nextAt, by, storeTime);
  return isAgreedAhead(lead.callback, storeTime.getTime()) ? {} : endCallback(lead, storeTime);
}

/** A mail that asks. Each next call ends one that was not sent: the visitor may have answered. */
function askMail(lead: StoredLead, ask: boolean, now: Date): Effects {
  return ask ? { askMail: ordered('askMail', now, lead.seq + 1) } : ended('askMail', lead);
}

function wrongNumberAfter({ outcome, by, now }: Call): StoredLead['wrongNumber'] {
  return outcome === 'wrong_number' ? { at: now, by: by.username } : undefined;
}

/** Whether `callOutcomesOf` has the outcome. The machine has its own step for an assigned lead that was reached. */
function mayHave({ status, owner }: StoredLead, outcome: CallOutcome): boolean {
  const statuses: readonly LeadStatus[] = callOutcomes[outcome].in;
  const hasOwnStep = outcome === 'reached' && status === 'assigned';
  return statuses.includes(status) && !hasOwnStep && (!('needsOwner' in callOutcomes[outcome]) || owner !== undefined);
}
