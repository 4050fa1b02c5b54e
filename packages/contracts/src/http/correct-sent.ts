import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { acceptedAnswers } from './lead-fields.ts';

/**
 * The header of a form's request: SHA-256 of a random key that only the tab has, base64url. The key corrects the request for a while. A header, so that an
 * older intake takes the request, and so that the body of a repeat stays the same.
 */
export const CORRECTION_HEADER = 'x-correction-hash';
/** Of a key and of its hash: 32 bytes, base64url. */
export const correctionKeyShape = /^[\w-]{43}$/;
/** Milliseconds after a request was stored in which the key of its tab corrects it. */
export const CORRECTION_HOLDS = 30 * 60_000;
/** How often. */
export const MOST_CORRECTIONS = 2;

/** What the tab that sent a request may correct. */
export const correctableFields = ['email', 'phone', 'preferredCallTime'] as const;
export type CorrectableField = (typeof correctableFields)[number];

const CorrectSentBody = z.lazy(() => {
  const { email, phone, preferredCallTime } = acceptedAnswers('consultation');
  return z
    .strictObject({
      id: z.uuid(),
      key: z.string().check(z.regex(correctionKeyShape)),
      email: z.optional(email),
      phone: z.optional(phone),
      preferredCallTime,
    })
    .check(z.refine((body) => correctableFields.some((field) => body[field] !== undefined)));
});

/**
 * Corrects e-mail, phone or the time to call of a request, from the tab that sent it: twice within 30 minutes, until a mailbox answers a code. Answers nothing
 * that the tab did not send. 403 `correction_over` for a wrong, old or used key alike, and where there is no such request. What is stored already counts as
 * no correction, so a repeat is safe.
 */
export const correctSentRequest = defineEndpoint({
  name: 'correctSentRequest',
  method: 'POST',
  path: '/api/my-request/sent-corrections',
  service: 'lead-desk',
  summary: 'Correct the contact or the time to call of a request, from the tab that sent it',
  body: CorrectSentBody,
  status: 204,
  errors: ['correction_over', 'contact_refused', 'too_many_requests', 'store_unavailable'],
});
