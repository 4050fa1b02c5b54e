import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ownerChange } from './lead-work.ts';

const params = z.strictObject({ id: z.uuid() });
const errors = ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'] as const;

/** Open requests of one account. The parameter is its id. */
export const countOpenRequests = defineEndpoint({
  name: 'countOpenRequests',
  method: 'GET',
  path: '/api/staff/users/:id/requests',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Count the open leads of an account',
  params,
  /** `more`: at least so many. */
  response: z.object({ count: z.number(), more: z.boolean() }),
  status: 200,
  errors,
});

/**
 * Gives every open request of an account to one owner, or removes their owner. Each is a `setLeadOwner` of its own, and none is
 * held back because a colleague has another request of its person. Works for a limited time: call it again while `more` is true.
 */
export const handOverRequests = defineEndpoint({
  name: 'handOverRequests',
  method: 'POST',
  path: '/api/staff/users/:id/requests',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Give all open leads of an account to another owner or to nobody',
  params,
  body: z.strictObject({ to: ownerChange.to, reason: ownerChange.reason, serviceOnly: ownerChange.serviceOnly }),
  /**
   * `shared`: how many of them are of a person who has another request with a colleague. `unlicensed`: how many were left, because the new owner is not
   * licensed for their states.
   */
  response: z.object({ given: z.number(), shared: z.number(), more: z.boolean(), unlicensed: z.optional(z.number()) }),
  status: 200,
  errors,
});
