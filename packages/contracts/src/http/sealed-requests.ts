import * as z from 'zod/mini';
import { sealedReasons } from '../jobs.ts';
import { defineEndpoint } from './endpoint.ts';

/** Most rows of the list. */
export const MOST_SEALED = 100;

export const SealedRequest = z.object({
  /** Of its job in Redis: the id of the lead and a digest. */
  id: z.string(),
  leadId: z.uuid(),
  /** When it was acknowledged. */
  since: z.iso.datetime(),
  /** `parked`: a worker takes it only after a restart, or when a manager tries it again. */
  state: z.enum(['waiting', 'running', 'parked']),
  tries: z.number(),
  /** Why the last try failed; absent before the first one. */
  reason: z.optional(z.enum(sealedReasons)),
});
export type SealedRequest = z.infer<typeof SealedRequest>;

/** The requests that are only in Redis, parked ones first. Nothing in it is personal. */
export const listSealed = defineEndpoint({
  name: 'listSealed',
  method: 'GET',
  path: '/api/pipeline/sealed',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'List requests that were acknowledged while MongoDB was down and are not stored yet',
  response: z.object({
    /** Absent while Redis does not answer. */
    requests: z.optional(z.array(SealedRequest)),
    /** There are more than the 100 in the list. */
    more: z.boolean(),
  }),
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});

/** Lets a worker try one sealed request at once, also after `worker_lost`. 404 unless it waits or is parked; 503 while Redis does not answer. */
export const retrySealed = defineEndpoint({
  name: 'retrySealed',
  method: 'POST',
  path: '/api/pipeline/sealed/:id/retry',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Try to store one sealed request again',
  params: z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-[\w-]{1,128}$/)) }),
  status: 204,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});
