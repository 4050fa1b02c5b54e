import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { StaffRole } from './staff-roles.ts';

/** The one member of staff who works on a request. Others read it, add notes and record revocations. */
export const LeadOwner = z.object({
  /** Of the account. */
  id: z.string(),
  username: z.string(),
  since: z.iso.datetime(),
});
export type LeadOwner = z.infer<typeof LeadOwner>;

/** Who works on a request beside its owner, because the visitor agreed to it. Ends when the request changes hands. */
export const SecondAdvisor = z.object({
  /** Of the account. */
  id: z.string(),
  username: z.string(),
  /** The day on which the visitor agreed. */
  agreedOn: z.iso.date(),
  /** How the visitor told us. Looser than what is posted, since a newer version may know more ways. */
  way: z.string(),
  /** User name of the member of staff who recorded it. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type SecondAdvisor = z.infer<typeof SecondAdvisor>;

/** An account that can have requests, or may still have some because it is disabled. */
export const PossibleOwner = z.object({
  id: z.string(),
  username: z.string(),
  role: StaffRole,
  /** Nobody can give it a request, and its person does not work on those that it has. */
  disabled: z.optional(z.literal(true)),
});
export type PossibleOwner = z.infer<typeof PossibleOwner>;

/** Active agents and managers, and disabled accounts, by user name. */
export const listOwners = defineEndpoint({
  name: 'listOwners',
  method: 'GET',
  path: '/api/staff/owners',
  access: 'staff',
  response: z.array(PossibleOwner),
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});
