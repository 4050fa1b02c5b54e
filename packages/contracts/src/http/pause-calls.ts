import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { LeadDetail } from './lead-detail.ts';

const params = z.strictObject({ id: z.uuid() });

/**
 * Records that a caller did not know the three words of a request, and pauses calls to it. It never conflicts. 404 where the operator does not offer the
 * words.
 */
export const pauseCalls = defineEndpoint({
  name: 'pauseCalls',
  method: 'POST',
  path: '/api/leads/:id/calls-paused',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Record that a caller did not know the three words: calls to the visitor are paused',
  params,
  response: LeadDetail,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});

/** Most characters of the reason. */
export const LONGEST_RESUME_REASON = 200;

/** Allows calls again. Only the owner and managers may, others get 403. 409 if calls are not paused. */
export const resumeCalls = defineEndpoint({
  name: 'resumeCalls',
  method: 'POST',
  path: '/api/leads/:id/calls-resumed',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Allow calls again that were paused: its owner and managers may',
  params,
  body: z.strictObject({
    reason: z.string().check(z.overwrite(cleanLine), z.minLength(1, 'Write why first.'), z.maxLength(LONGEST_RESUME_REASON)),
  }),
  response: LeadDetail,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'transition_not_allowed', 'store_unavailable'],
});
