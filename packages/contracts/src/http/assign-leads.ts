import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ownerChange } from './lead-work.ts';

/** Most requests in one call. */
export const MOST_ASSIGNED = 50;

const { to, seq, reason, despite, serviceOnly } = ownerChange;

/**
 * `unchanged`: the new owner had it already. `stale`: it has changed since the person saw it, and was left as it is. `not_found`: it is no
 * longer stored. `full`: its history is too long for another change. `belongs_to_colleague`: left as it is, since `colleague` has another
 * request of the same person. `not_licensed`: left as it is, since the new owner is not licensed for its state.
 */
const AssignOutcome = z.enum(['changed', 'unchanged', 'stale', 'not_found', 'full', 'belongs_to_colleague', 'not_licensed']);
export type AssignOutcome = z.infer<typeof AssignOutcome>;

/**
 * Gives several requests to one owner, or removes their owner. Each is a `setLeadOwner` of its own: if one is refused, the others are still
 * done. Needs a reason if one of them has an owner. The call is idempotent: repeat it after an unknown outcome.
 */
export const assignLeads = defineEndpoint({
  name: 'assignLeads',
  method: 'POST',
  path: '/api/leads/owners',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Give several leads to one owner or to nobody, each unless it has changed since it was read',
  body: z.strictObject({
    items: z.array(z.strictObject({ id: z.uuid(), seq })).check(z.minLength(1), z.maxLength(MOST_ASSIGNED)),
    to,
    reason,
    despite,
    serviceOnly,
  }),
  /** In the order of the items. */
  response: z.object({ results: z.array(z.object({ id: z.uuid(), outcome: AssignOutcome, colleague: z.optional(z.string()) })) }),
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});
