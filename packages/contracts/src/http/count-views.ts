import * as z from 'zod/mini';
import { type BuiltInViewId, builtInViews } from '../built-in-views.ts';
import { keysOf } from '../field-kinds/keys-of.ts';
import { defineEndpoint } from './endpoint.ts';

/** Requests beyond this number of a view are not counted. */
export const MOST_COUNTED = 500;

/** How many requests a view has. `more`: at least so many, because counting on would take long. */
export const ViewCount = z.object({ count: z.number(), more: z.optional(z.literal(true)) });
export type ViewCount = z.infer<typeof ViewCount>;

const builtIn = z.object(Object.fromEntries(keysOf(builtInViews).map((id) => [id, ViewCount])) as Record<BuiltInViewId, typeof ViewCount>);

export const ViewCounts = z.object({
  builtIn,
  /** By the id of the saved view. */
  saved: z.record(z.string(), ViewCount),
  /** All requests that wait for a call, up to 10,000; those of them that have waited 20 hours or more; and 24 hours or more. */
  waiting: z.object({
    all: ViewCount,
    warned: ViewCount,
    late: ViewCount,
    /** Those that have missed the office's target. Absent from an older desk. */
    missed: z.optional(ViewCount),
  }),
});
export type ViewCounts = z.infer<typeof ViewCounts>;

/** How many requests each view of the caller has. A second old at most. */
export const countViews = defineEndpoint({
  name: 'countViews',
  method: 'GET',
  path: '/api/leads/counts',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Count the requests of each built-in view, of the own saved views, and all that wait for a call',
  background: true,
  response: ViewCounts,
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});
