import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Weeks that the answer covers. The last one is the running week. */
export const FIRST_CONTACT_WEEKS = 12;

const figures = {
  /** Requests that count: all that had a first contact, and those that have waited for one longer than 24 hours. */
  count: z.number(),
  /**
   * Minutes from request to first contact, at the median of all that count; one that still waits is longer than any other. Absent when the median is not
   * known yet, or nothing counts.
   */
  medianMinutes: z.optional(z.number()),
  /** The share with a first contact within 24 hours, from 0 to 1; absent when nothing counts. */
  share: z.optional(z.number()),
  /** The share with a first contact within the office's target, from 0 to 1. Absent from an older desk. */
  shareInTarget: z.optional(z.number()),
};

export const FirstContact = z.object({
  /** Oldest first. A request belongs to the week in which it came in. */
  weeks: z.array(
    z.object({
      /** Its Monday. Weeks begin and end at midnight by the clock of the office. */
      from: z.iso.date(),
      ...figures,
      /** How many of the count still wait. */
      waiting: z.number(),
    }),
  ),
  /** Who made the first contact, over all weeks; most first. */
  people: z.array(z.object({ username: z.string(), ...figures })),
  /** When this was worked out. */
  at: z.iso.datetime(),
});
export type FirstContact = z.infer<typeof FirstContact>;

/**
 * How soon visitors were called, in the last 12 weeks. Requests younger than 24 hours that still wait do not count yet; those that were disqualified
 * without a contact, or erased, never do.
 */
export const getFirstContact = defineEndpoint({
  name: 'getFirstContact',
  method: 'GET',
  path: '/api/leads/first-contact',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Tell how soon visitors were called, by week and by person',
  response: FirstContact,
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});
