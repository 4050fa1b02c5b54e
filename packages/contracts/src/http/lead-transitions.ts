import { cleanLines } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { type HistoryEntry, LeadDetail } from './lead-detail.ts';
import { LeadStatus } from './lead-lists.ts';
import { despite } from './person.ts';

/**
 * The status machine of a lead: what staff may make of each status, the usual next step first. A reopened lead is worked like a new one.
 * `erased` is no step of the desk: it comes with the removal of the personal data.
 */
export const leadTransitions = {
  pending: ['assigned', 'disqualified'],
  assigned: ['contacted', 'disqualified'],
  contacted: ['scheduled', 'disqualified'],
  scheduled: ['closed', 'disqualified'],
  closed: ['reopened'],
  disqualified: ['reopened'],
  reopened: ['assigned', 'disqualified'],
  erased: [],
} as const satisfies Readonly<Record<LeadStatus, readonly LeadStatus[]>>;

/** Every status that staff can bring a lead into. */
export type TransitionTarget = (typeof leadTransitions)[LeadStatus][number];

/** Most characters of a transition's note. */
export const LONGEST_NOTE = 500;

/** Most entries of a request's history for a note. Far more than anyone reads, and far below the size that MongoDB stores. */
export const MOST_ENTRIES_FOR_NOTE = 500;
/** The same for steps and changes of owner and second advisor: many notes must not block the work. */
export const MOST_ENTRIES_FOR_STEP = 1000;

export const TransitionBody = z.strictObject({
  to: LeadStatus,
  /** Of the lead as the person saw it: when it has changed since, nothing is done. */
  seq: z.number().check(z.int(), z.gte(0)),
  note: z.optional(z.string().check(z.overwrite(cleanLines), z.maxLength(LONGEST_NOTE, messages.field.note.tooLong))),
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
 * `belongs_to_colleague` for taking a request of a person who has another one with a colleague.
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
    'store_unavailable',
  ],
});
