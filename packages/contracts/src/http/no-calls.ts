import * as z from 'zod/mini';
import { CRM_ACTOR } from './desk-actors.ts';
import { OWN_PAGE, revocationWays } from './revocations.ts';

/** That a person asked for no calls at all. It holds for their phone number, in every request, until they say otherwise. */
export const NoCalls = z.object({
  at: z.iso.datetime(),
  /** User name of the member of staff who recorded it. */
  by: z.string(),
  /** How the person told us. Looser than the posted schema, because a newer version may have more ways. */
  way: z.string(),
});
export type NoCalls = z.infer<typeof NoCalls>;

/** That no one may call about one request. It says nothing about the person's other requests. */
export const NoCallsHere = z.object({
  at: z.iso.datetime(),
  /** `visitor`, or the user name of a member of staff. */
  by: z.string(),
});
export type NoCallsHere = z.infer<typeof NoCallsHere>;

/** They pressed "spam" or "unsubscribe" in their mail program, and their mail host told ours. */
export const COMPLAINT = 'complaint';

/** How we learned that a person wants no calls or no mail. */
export const noCallsWays = [...revocationWays, CRM_ACTOR, OWN_PAGE, COMPLAINT] as const;
export type NoCallsWay = (typeof noCallsWays)[number];

/** A reply to our mail came from another address than the request has. */
export const OTHER_ADDRESS = 'other address';

/** Why mail to an address came back for good. In a record, it has the place of the way. */
export const bounceReasons = ['no mailbox', 'mailbox full', 'refused', 'came back'] as const;
export type BounceReason = (typeof bounceReasons)[number];

/** How we learned that a person may be called again, or that mail reaches them. `mistake`: the record was wrong. */
export const allowWays = [...revocationWays, 'mistake'] as const;
export const AllowWay = z.enum(allowWays);
export type AllowWay = (typeof allowWays)[number];

/** One entry about a phone number or an e-mail address. */
export const NoCallsEntry = z.object({
  ...NoCalls.shape,
  what: z.enum(['no_calls', 'calls_allowed', 'no_email', 'email_allowed', 'mail_bounced', 'address_works']),
  /** The day on which the person said that they may be called, or mailed, again. */
  on: z.optional(z.iso.date()),
});
export type NoCallsEntry = z.infer<typeof NoCallsEntry>;
