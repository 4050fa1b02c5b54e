import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { switchedQueues } from '../effects.ts';
import { defineEndpoint } from './endpoint.ts';

/** Who pauses a provider that failed for an hour. No account has this name. */
export const PAUSED_ITSELF = 'system';

/** Most characters of why a provider was paused. */
export const LONGEST_PAUSE_REASON = 200;

const why = 'Say why, in 1 to 200 characters.';
const whichProvider = z.strictObject({ queue: z.enum(switchedQueues) });

/** The effects of the provider wait, without using up tries. Those under way end. 404 if a person has paused it already. */
export const pauseProvider = defineEndpoint({
  name: 'pauseProvider',
  method: 'POST',
  path: '/api/pipeline/providers/:queue/pause',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Let the side effects of one provider wait, with a reason',
  params: whichProvider,
  body: z.strictObject({
    reason: z.string(why).check(z.overwrite(cleanLine), z.minLength(1, why), z.maxLength(LONGEST_PAUSE_REASON, why)),
  }),
  status: 204,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});

/** What waits starts within seconds. 404 unless the provider is paused. */
export const resumeProvider = defineEndpoint({
  name: 'resumeProvider',
  method: 'POST',
  path: '/api/pipeline/providers/:queue/resume',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Let the side effects of a paused provider run again',
  params: whichProvider,
  status: 204,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});
