import * as z from 'zod/mini';
import { CRM_ACTOR } from './desk-actors.ts';
import { OWN_PAGE, revocationWays } from './revocations.ts';

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

/** That a person asked for no calls at all. It holds for their phone number, in every request, until they say otherwise. */
const noCallsOver = <Time extends z.ZodMiniType>(time: Time) =>
  z.object({
    at: time,
    /** User name of the member of staff who recorded it. */
    by: z.string(),
    /** How the person told us. Looser than the posted schema, because a newer version may have more ways. */
    way: z.string(),
  });

/** One entry about a phone number or an e-mail address. */
export const noCallsEntryOver = <Time extends z.ZodMiniType>(time: Time) =>
  z.object({
    ...noCallsOver(time).shape,
    what: z.enum(['no_calls', 'calls_allowed', 'no_email', 'email_allowed', 'mail_bounced', 'address_works']),
    /** The day on which the person said that they may be called, or mailed, again. */
    on: z.optional(z.iso.date()),
  });
export type NoCallsEntry = z.infer<ReturnType<typeof noCallsEntryOver<z.iso.ZodMiniISODateTime>>>;
export type NoCalls = Pick<NoCallsEntry, 'at' | 'by' | 'way'>;

/** What is kept of the person, and not in the request. A row has only what is recorded; a detail has null where nothing is. */
export const listedFacts = <Time extends z.ZodMiniType>(time: Time) => ({
  /** The person wants no calls at all (`exits`). In a detail, absent for an erased request, and in answers of an older version to a change. */
  noCalls: z.optional(z.nullable(noCallsOver(time))),
  /** The person wants no mail at all. */
  noEmail: z.optional(z.nullable(noCallsOver(time))),
  /** Mail to the address came back for good. */
  badAddress: z.optional(z.nullable(noCallsOver(time))),
  /** Someone asked for no calls about another request with this number: ask first, by email. It forbids no call. */
  askFirst: z.optional(z.boolean()),
});
