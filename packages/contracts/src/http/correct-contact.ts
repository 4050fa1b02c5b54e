import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { LeadDetail } from './lead-detail.ts';
import { acceptedAnswers } from './lead-fields.ts';

const CorrectContactBody = z.lazy(() => {
  const { email, phone } = acceptedAnswers('consultation');
  return z.strictObject({
    /** Absent: stays as it is. */
    email: z.optional(email),
    phone: z.optional(phone),
    /** Send the mails again that did not reach the visitor at the old address. */
    resend: z.optional(z.literal(true)),
    /** The new number may be called although the person asked for no calls at the old one. Without it, the wish is recorded for the new number, too. */
    mayCall: z.optional(z.literal(true)),
    seq: z.number().check(z.int(), z.gte(0)),
  });
});

/**
 * Corrects the e-mail address or the phone number of a request. By the owner or a manager. The old value stays in the history, and the new one
 * is checked again. The consent stays as it was given, and a wish for no calls goes with the person. 409 if the request has changed since the person saw it, as for a transition.
 */
export const correctContact = defineEndpoint({
  name: 'correctContact',
  method: 'POST',
  path: '/api/leads/:id/contact',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Correct the e-mail address or the phone number of a lead, unless it has changed since it was read',
  params: z.strictObject({ id: z.uuid() }),
  body: CorrectContactBody,
  response: LeadDetail,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'transition_not_allowed', 'store_unavailable'],
});
