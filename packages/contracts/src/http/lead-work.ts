import { cleanLine, cleanLines } from '@annuity-lantern/domain/clean-text';
import { usStates } from '@annuity-lantern/domain/us-states';
import * as z from 'zod/mini';
import { keysOf } from '../field-kinds/keys-of.ts';
import { messages } from '../messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { LeadDetail } from './lead-detail.ts';
import { LONGEST_NOTE } from './lead-transitions.ts';
import { despite } from './person.ts';
import { ConsentChannel, consentChannels, RevocationWay } from './revocations.ts';

const params = z.strictObject({ id: z.uuid() });
const note = () => z.string().check(z.overwrite(cleanLines), z.maxLength(LONGEST_NOTE, messages.field.note.tooLong));

/** Of each call that changes an owner. */
export const ownerChange = {
  /** User name of an agent or a manager; null leaves the request without an owner. */
  to: z.union([z.literal(null), z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(100))]),
  seq: z.number().check(z.int(), z.gte(0)),
  reason: z.optional(note()),
  despite,
  /** By a manager, with a reason: for service, to an account that is not licensed for the state. Changes nothing for a licensed one. */
  serviceOnly: z.optional(z.literal(true)),
};

/**
 * Gives a request to another owner, or removes its owner. An agent may take an unowned request, and hand over their own; a manager may
 * change any. If the request has an owner, a reason is needed. 409 if the request has changed since the person saw it, as for a transition.
 * 409 `belongs_to_colleague` if a colleague of the new owner has another request of the same person. To join it to that one, give it to the
 * colleague, which also an agent may do with a request that has no owner. 403 `not_licensed` if the new owner is not licensed for the state.
 */
export const setLeadOwner = defineEndpoint({
  name: 'setLeadOwner',
  method: 'POST',
  path: '/api/leads/:id/owner',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Give a lead to an owner or to nobody, unless it has changed since it was read',
  params,
  body: z.strictObject(ownerChange),
  response: LeadDetail,
  status: 200,
  errors: [
    'not_signed_in',
    'forbidden',
    'not_licensed',
    'invalid_input',
    'not_found',
    'transition_not_allowed',
    'belongs_to_colleague',
    'store_unavailable',
  ],
});

const RecordedState = z.enum(keysOf(usStates));
export type RecordedState = z.infer<typeof RecordedState>;

/** Records where the visitor lives, as they told us: a review asks for no state, and calls wait for every state without one. 409 as for an owner. */
export const recordState = defineEndpoint({
  name: 'recordState',
  method: 'POST',
  path: '/api/leads/:id/state',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Record the state in which a visitor lives',
  params,
  body: z.strictObject({ state: RecordedState, seq: ownerChange.seq }),
  response: LeadDetail,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'transition_not_allowed', 'store_unavailable'],
});

/** Adds a note to the history. It changes nothing else, so it names no `seq` and leaves those of others valid. */
export const addLeadNote = defineEndpoint({
  name: 'addLeadNote',
  method: 'POST',
  path: '/api/leads/:id/notes',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Add a note to the history of a lead',
  params,
  body: z.strictObject({ text: note().check(z.minLength(1, messages.field.note.required)) }),
  response: LeadDetail,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});

/**
 * Records that a visitor took a consent back. It holds for this request, and for every earlier request with the same e-mail address (email)
 * or phone number (calls and texts). It never conflicts: the request's `seq` is not compared.
 */
export const recordRevocation = defineEndpoint({
  name: 'recordRevocation',
  method: 'POST',
  path: '/api/leads/:id/revocations',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Record that a visitor took a consent back, by any way',
  params,
  body: z.strictObject({
    channels: z.array(ConsentChannel).check(z.minLength(1), z.maxLength(consentChannels.length)),
    way: RevocationWay,
  }),
  response: LeadDetail,
  status: 200,
  errors: addLeadNote.errors,
});
