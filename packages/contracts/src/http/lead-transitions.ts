import { cleanLine, cleanLines } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { type HistoryEntry, LeadDetail } from './lead-detail.ts';
import { LeadStatus } from './lead-status.ts';
import { despite } from './person.ts';

/**
 * The status machine of a lead: what staff may make of each status, the usual next step first. A reopened lead is worked like a new one.
 * `erased` is no step of the desk: it comes with the removal of the personal data.
 */
export const leadTransitions = {
  pending: ['assigned', 'disqualified'],
  assigned: ['contacted', 'disqualified'],
  contacted: ['scheduled', 'closed', 'disqualified'],
  // Again: with another time.
  scheduled: ['closed', 'scheduled', 'disqualified'],
  closed: ['reopened'],
  disqualified: ['reopened'],
  reopened: ['assigned', 'disqualified'],
  erased: [],
} as const satisfies Readonly<Record<LeadStatus, readonly LeadStatus[]>>;

/** Every status that staff can bring a lead into. */
export type TransitionTarget = (typeof leadTransitions)[LeadStatus][number];

/** Most characters of a transition's note. */
export const LONGEST_NOTE = 500;

/** Most characters of the reason for closing a request or setting it aside. */
export const LONGEST_STEP_REASON = 80;

/** The steps for which the desk asks why, each with the office's own short list in the site file. */
export const reasonedSteps = ['closed', 'disqualified'] as const satisfies readonly TransitionTarget[];
export type ReasonedStep = (typeof reasonedSteps)[number];

/** Offered after the office's own reasons: the note then says more. */
export const OTHER_REASON = 'Other';

/** Milliseconds after a step in which the desk offers to undo it. No mail that a step causes is due sooner. */
export const UNDO_SPAN = 10_000;

/** Most entries of a request's history for a note. Far more than anyone reads, and far below the size that MongoDB stores. */
export const MOST_ENTRIES_FOR_NOTE = 500;
/** The same for steps and changes of owner and second advisor: many notes must not block the work. */
export const MOST_ENTRIES_FOR_STEP = 1000;

export const TransitionBody = z.strictObject({
  to: LeadStatus,
  /** Only for `closed` and `scheduled`, and only from `assigned`: the call that reached the visitor is recorded first, as a step of its own. */
  reached: z.optional(z.literal(true)),
  /** Of `scheduled` alone: the time of the call that both agreed on. Another one moves it. */
  callAt: z.optional(z.iso.datetime('Choose a day and a time.')),
  /** Of the lead as the person saw it: when it has changed since, nothing is done. */
  seq: z.number().check(z.int(), z.gte(0)),
  note: z.optional(z.string().check(z.overwrite(cleanLines), z.maxLength(LONGEST_NOTE, messages.field.note.tooLong))),
  /** Why it was closed or set aside: one of the office's reasons, or other words. */
  reason: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(LONGEST_STEP_REASON))),
  despite,
});

/** The `details` of a `transition_not_allowed` answer: the lead's status, and the allowed steps. */
export interface TransitionRefusal {
  readonly status: LeadStatus;
  readonly seq: number;
  readonly allowed: readonly LeadStatus[];
  /**
   * The change that the caller had not seen; absent when there is none. `what` is `completed` only if the system's completion is all that came
   * between: the same call with the new `seq` then goes through.
   */
  readonly changedBy?: string;
  readonly changedAt?: string;
  readonly what?: HistoryEntry['what'];
  /** Of a change of status. */
  readonly to?: LeadStatus;
}

/**
 * 409 `transition_not_allowed` for a step that the machine does not have, and for a `seq` that is not the lead's any more. 409
 * `belongs_to_colleague` for taking a request of a person who has another one with a colleague. `not_licensed` for taking one of a state for which the caller is not licensed.
 */
export const transitionLead = defineEndpoint({
  name: 'transitionLead',
  method: 'POST',
  path: '/api/leads/:id/transitions',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Bring a lead into its next status, unless it has changed since it was read',
  params: z.strictObject({ id: z.uuid() }),
  body: TransitionBody,
  response: LeadDetail,
  status: 200,
  errors: [
    'not_signed_in',
    'forbidden',
    'invalid_input',
    'not_found',
    'transition_not_allowed',
    'belongs_to_colleague',
    'not_licensed',
    'store_unavailable',
  ],
});

const StepReasons = z.object({
  closed: z.array(z.string()),
  disqualified: z.array(z.string()),
  /** When the office calls again after a call that did not reach the visitor (`nextAttemptOf`). */
  cadence: z.optional(z.array(z.object({ workingDays: z.number(), mail: z.optional(z.boolean()) }))),
});
/** The reasons that the desk offers for each of these steps, without `OTHER_REASON`. */
export type StepReasons = Readonly<Record<ReasonedStep, readonly string[]>>;

export const listReasons = defineEndpoint({
  name: 'listReasons',
  method: 'GET',
  path: '/api/staff/reasons',
  service: 'lead-desk',
  role: 'agent',
  summary: "List the office's reasons for ending a request, and its cadence of calls",
  response: StepReasons,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'store_unavailable'],
});
