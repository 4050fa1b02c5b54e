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

/** How we learned that a person wants no calls. */
export const noCallsWays = [...revocationWays, CRM_ACTOR, OWN_PAGE] as const;
export type NoCallsWay = (typeof noCallsWays)[number];

/** How we learned that a person may be called again. `mistake`: they never asked for no calls. */
export const allowWays = [...revocationWays, 'mistake'] as const;
export const AllowWay = z.enum(allowWays);
export type AllowWay = (typeof allowWays)[number];

/** One entry about a phone number or an e-mail address. */
export const NoCallsEntry = z.object({
  ...NoCalls.shape,
  what: z.enum(['no_calls', 'calls_allowed', 'no_email', 'email_allowed']),
  /** The day on which the person said that they may be called again. */
  on: z.optional(z.iso.date()),
});
export type NoCallsEntry = z.infer<typeof NoCallsEntry>;
