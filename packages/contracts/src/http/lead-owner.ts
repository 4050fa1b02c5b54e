import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { hasRightsOf, StaffRole } from './staff-roles.ts';

/** The one member of staff who works on a request. Others read it, add notes and record revocations. */
export const LeadOwner = z.object({
  /** Of the account. */
  id: z.string(),
  username: z.string(),
  since: z.iso.datetime(),
  /** A manager gave it to an account without a license for its state: for service, not to sell. */
  serviceOnly: z.optional(z.boolean()),
});
export type LeadOwner = z.infer<typeof LeadOwner>;

/** Who works on a request beside its owner, because the visitor agreed to it. Ends when the request changes hands. */
export const SecondAdvisor = z.object({
  /** Of the account. */
  id: z.string(),
  username: z.string(),
  /** The day on which the visitor agreed. */
  agreedOn: z.iso.date(),
  /** How the visitor told us. Looser than the posted schema, because a newer version may have more ways. */
  way: z.string(),
  /** User name of the member of staff who recorded it. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type SecondAdvisor = z.infer<typeof SecondAdvisor>;

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
