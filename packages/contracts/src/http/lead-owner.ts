import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { hasRightsOf, StaffRole } from './staff-roles.ts';

/** An account that can have requests, or may still have some from before it was disabled or made a viewer's. */
export const PossibleOwner = z.object({
  id: z.string(),
  username: z.string(),
  role: StaffRole,
  disabled: z.optional(z.literal(true)),
  /** Where the person may sell, without the numbers; absent while the account is unchecked. */
  licenses: z.optional(z.array(z.object({ state: z.string(), until: z.iso.date() }))),
});
export type PossibleOwner = z.infer<typeof PossibleOwner>;

/** Whether requests can be given to it. If not, the requests that it has are not being worked on. */
export function canHaveRequests({ role, disabled }: PossibleOwner): boolean {
  return !disabled && hasRightsOf(role, 'agent');
}

/** Every account, by user name. */
export const listOwners = defineEndpoint({
  name: 'listOwners',
  method: 'GET',
  path: '/api/staff/owners',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'List the accounts that can have leads, and the disabled ones',
  response: z.array(PossibleOwner),
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});
