import * as z from 'zod/mini';
import { askedAfter, CallOutcome } from './call-outcomes.ts';
import { defineEndpoint } from './endpoint.ts';
import { LeadDetail } from './lead-detail.ts';
import { TransitionBody, transitionLead } from './lead-transitions.ts';

/** Days ahead for which a call may be planned. */
export const CALLBACK_DAYS = 366;

/**
 * Records one call. A call that reached the visitor of an `assigned` request is the step to `contacted`. 409 as for a transition, also for an outcome
 * that the status does not have.
 */
export const logCall = defineEndpoint({
  name: 'logCall',
  method: 'POST',
  path: '/api/leads/:id/calls',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Record what came of a call, unless the lead has changed since it was read',
  params: z.strictObject({ id: z.uuid() }),
  body: z
    .strictObject({
      outcome: CallOutcome,
      seq: TransitionBody.shape.seq,
      note: TransitionBody.shape.note,
      /** Of `call_back` alone: in the future, and at an hour of calls by the visitor's clock. */
      callbackAt: z.optional(z.iso.datetime('Choose a day and a time.')),
      /** Of a call without an answer: the office's next attempt, in the future, and at an hour of calls in each zone of the visitor. */
      nextAt: z.optional(z.iso.datetime('Choose a day and a time.')),
      /** Of a call that did not reach the visitor: a mail asks them for a time, or for the right number. */
      ask: z.optional(z.literal(true)),
    })
    .check(
      z.refine(({ outcome, callbackAt }) => outcome !== 'call_back' || callbackAt !== undefined, {
        path: ['callbackAt'],
        error: 'Choose a day and a time.',
      }),
      z.refine(({ outcome, callbackAt }) => outcome === 'call_back' || callbackAt === undefined, {
        path: ['callbackAt'],
        error: 'Only a callback has a time.',
      }),
      z.refine(({ outcome, nextAt }) => nextAt === undefined || askedAfter(outcome) === 'time', {
        path: ['nextAt'],
        error: 'Only a call that nobody answered has a next attempt.',
      }),
      z.refine(({ outcome, ask }) => ask === undefined || askedAfter(outcome) !== undefined, {
        path: ['ask'],
        error: 'You reached them: ask them on the phone.',
      }),
    ),
  response: LeadDetail,
  status: 200,
  errors: transitionLead.errors,
});
