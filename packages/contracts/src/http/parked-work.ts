import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { effectNames } from '../effects.ts';
import { defineEndpoint } from './endpoint.ts';
import { PageQuery } from './lead-lists.ts';

/** How an effect was given up: `parked`, it did not happen; `unconfirmed`, it may have happened. */
export const GivenUpState = z.enum(['parked', 'unconfirmed']);
export type GivenUpState = z.infer<typeof GivenUpState>;

export const ParkedEffect = z.object({
  leadId: z.uuid(),
  effect: z.enum(effectNames),
  state: GivenUpState,
  /** A class of ours such as `smtp_unreachable`, never a provider's text. */
  reason: z.string(),
  /** How often a worker claimed it. */
  attempts: z.number(),
  parkedAt: z.iso.datetime(),
});
export type ParkedEffect = z.infer<typeof ParkedEffect>;

/** Newest first; the next page is in the header `Link: <...>; rel="next"`. No personal data: who it is about is in the lead. */
export const listParkedEffects = defineEndpoint({
  name: 'listParkedEffects',
  method: 'GET',
  path: '/api/pipeline/parked',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'List side effects that were given up, newest first; the next page is in the header Link (rel="next")',
  query: PageQuery,
  response: z.array(ParkedEffect),
  status: 200,
  errors: ['not_signed_in', 'invalid_input', 'store_unavailable'],
});

const whichEffect = z.strictObject({ leadId: z.uuid(), effect: z.enum(effectNames) });

/** Makes one given-up effect due again, with all its tries. An unconfirmed one only when it is named as such: it may then happen twice. */
export const replayEffect = defineEndpoint({
  name: 'replayEffect',
  method: 'POST',
  path: '/api/pipeline/parked/:leadId/:effect/replay',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Try one given-up side effect again',
  params: whichEffect,
  /** How the caller saw it; `parked` when absent. */
  query: z.strictObject({ state: z.optional(GivenUpState) }),
  status: 204,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});

/** Most characters of why given-up work was dismissed. */
export const LONGEST_DISMISSAL = 200;

const why = 'Say why, in 1 to 200 characters.';

/**
 * Takes one given-up effect out of the lists and counts, with a reason. Its state stays in the request, and it can still be replayed there. 404
 * unless it is given up as named.
 */
export const dismissEffect = defineEndpoint({
  name: 'dismissEffect',
  method: 'POST',
  path: '/api/pipeline/parked/:leadId/:effect/dismiss',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Leave one given-up side effect as it is, with a reason',
  params: whichEffect,
  body: z.strictObject({
    /** How the caller saw it. */
    state: GivenUpState,
    reason: z.string(why).check(z.overwrite(cleanLine), z.minLength(1, why), z.maxLength(LONGEST_DISMISSAL, why)),
  }),
  status: 204,
  errors: replayEffect.errors,
});

/** Makes every effect due again that was parked for one reason; never an unconfirmed one. */
export const replayReason = defineEndpoint({
  name: 'replayReason',
  method: 'POST',
  path: '/api/pipeline/parked/replay',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Try every side effect again that was given up for one reason',
  body: z.strictObject({ reason: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,63}$/)) }),
  response: z.object({
    replayed: z.number(),
    /** Some are left: one call works for a limited time. */
    more: z.boolean(),
  }),
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});
