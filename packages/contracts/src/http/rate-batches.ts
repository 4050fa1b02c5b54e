import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { PageQuery } from './lead-lists.ts';
import { counted } from './rate-fields.ts';

export const SheetFacts = z.object({
  count: counted,
  /** How many of them are invented. */
  samples: counted,
  oldestAsOf: z.string(),
  newestAsOf: z.string(),
});

/** A sheet's record, in every state. */
const aboutSheet = {
  id: z.uuid(),
  by: z.enum(['command', 'source', 'staff']),
  /** User name of the uploader, of a sheet that came by the desk. */
  staff: z.optional(z.string()),
  /** In words that visitors read. */
  source: z.string(),
  fileName: z.optional(z.string()),
  sheet: SheetFacts,
  /** Its changes compared with the sheet in use when it arrived. */
  counts: z.object({ added: counted, changed: counted, adjusted: counted, removed: counted, unchanged: counted }),
  /** It has the rates of an earlier sheet. */
  putBack: z.optional(z.boolean()),
};

/** One sheet that is or was in use, or that waited and was never in use. */
export const RateBatch = z.object({
  ...aboutSheet,
  /** `superseded`: its uploader or source sent a newer one before it was approved. */
  state: z.enum(['in_use', 'replaced', 'turned_down', 'withdrawn', 'superseded']),
  /** When it was put in use; of one that never was, when it came. */
  at: z.iso.datetime(),
  /** When it came, if it had to wait. */
  uploadedAt: z.optional(z.iso.datetime()),
  /** Who approved it, turned it down or withdrew it. */
  decision: z.optional(z.object({ by: z.string(), at: z.iso.datetime(), reason: z.optional(z.string()) })),
  replacedAt: z.optional(z.iso.datetime()),
  /** Its rates are kept and can be put back. */
  restorable: z.boolean(),
});
export type RateBatch = z.infer<typeof RateBatch>;

/** A sheet that visitors see after a manager's approval. */
export const WaitingSheet = z.object({
  ...aboutSheet,
  /** When it came. */
  at: z.iso.datetime(),
  /** Why it needed approval when it came, in sentences. */
  reasons: z.array(z.string()),
  /** Of the person who asks. */
  own: z.boolean(),
  /** Someone else than its uploader is an active manager. */
  hasApprover: z.boolean(),
});
export type WaitingSheet = z.infer<typeof WaitingSheet>;

/** The sheets before the one in use, newest first; the next page is in the header `Link: <...>; rel="next"`. */
export const listRateSheets = defineEndpoint({
  name: 'listRateSheets',
  method: 'GET',
  path: '/api/rate-desk/sheets',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'List the sheets of rates before the one in use, newest first; the next page is in the header Link (rel="next")',
  query: PageQuery,
  response: z.array(RateBatch),
  status: 200,
  errors: ['not_signed_in', 'invalid_input', 'store_unavailable'],
});
