import * as z from 'zod/mini';
import { effectNames, unsureEffects, unsureQueues } from '../effects.ts';
import { defineEndpoint } from './endpoint.ts';

/** Most rows of one answer. */
export const MOST_UNCONFIRMED = 10_000;
/** Most requests of one call that answers for them. */
export const MOST_ANSWERED = 100;

export const UnconfirmedEffect = z.object({
  leadId: z.uuid(),
  effect: z.enum(effectNames),
  /** The idempotency key. A mail's Message-ID is `<KEY@DOMAIN>`, with the domain of its sender. */
  key: z.string(),
  /** When its outcome became unknown. */
  at: z.iso.datetime(),
});
export type UnconfirmedEffect = z.infer<typeof UnconfirmedEffect>;

/** What one provider may or may not have done within a span of time, oldest first, up to 10,000. No personal data. */
export const listUnconfirmed = defineEndpoint({
  name: 'listUnconfirmed',
  method: 'GET',
  path: '/api/pipeline/unconfirmed',
  service: 'lead-desk',
  role: 'manager',
  summary: 'List side effects of one provider that may or may not have happened within a span of time',
  query: z.strictObject({ queue: z.enum(unsureQueues), from: z.iso.datetime(), to: z.iso.datetime() }),
  response: z.object({
    rows: z.array(UnconfirmedEffect),
    /** Some are left out. */
    more: z.boolean(),
  }),
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});

/**
 * Answers for several requests whether one of their unconfirmed effects happened. `sent`: it is done. `not_sent`: it is due again with all its
 * tries. Those that are no longer unconfirmed, or became so after `until`, stay as they are.
 */
export const answerUnconfirmed = defineEndpoint({
  name: 'answerUnconfirmed',
  method: 'POST',
  path: '/api/pipeline/unconfirmed/answer',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Record of up to 100 unconfirmed side effects whether they happened',
  body: z.strictObject({
    effect: z.enum(unsureEffects),
    leadIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_ANSWERED)),
    /** The end of the span in which the caller saw them. */
    until: z.iso.datetime(),
    answer: z.enum(['sent', 'not_sent']),
  }),
  response: z.object({
    /** How many were still unconfirmed. */
    answered: z.number(),
  }),
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});
