import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** One product's rate, as of one day. Rates and charges in percent (5.3 means 5.30%), money in whole dollars. */
export const RateRecord = z.object({
  /** Stable over imports: the same carrier, product and term keep their id. */
  id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  carrier: z.string(),
  productName: z.string(),
  type: z.enum(['FIA', 'MYGA']),
  /** A text that starts with the number of years: "5 years". */
  term: z.string().check(z.regex(/^\d/)),
  /** Of a MYGA the guaranteed rate; of a fixed index annuity its cap. */
  rate: z.number(),
  minimumPremium: z.int(),
  rating: z.string(),
  /** Whole years for which the rate shown is guaranteed; a cap mostly for one. */
  guaranteeYears: z.int(),
  /** What leaving costs, one number for each contract year; after the last there is no charge. Empty: there never is one. */
  surrenderCharges: z.array(z.number()),
  asOf: z.iso.date(),
  /** The sheet that it was taken from, in words. */
  source: z.string(),
  /** True for an invented product of an invented carrier. */
  sample: z.boolean(),
  /** Who rated the insurer: "AM Best". Missing, like the next four, when the sheet does not give it. */
  ratingAgency: z.optional(z.string()),
  /** The day of that rating. */
  ratingDate: z.optional(z.iso.date()),
  /** Whether leaving early also adds or takes a market value adjustment. */
  marketValueAdjustment: z.optional(z.boolean()),
  /** Where it is sold: "all", "all but NY" or "AZ, NV". */
  states: z.optional(z.string()),
  /** The highest age, in whole years, at which it can be bought. */
  maximumIssueAge: z.optional(z.int()),
});
export type RateRecord = z.infer<typeof RateRecord>;

export const listAnnuityRates = defineEndpoint({
  name: 'listAnnuityRates',
  method: 'GET',
  path: '/api/annuity-rates',
  service: 'content-api',
  summary: 'List every rate on file, each with its date, source, term and charges',
  response: z.object({ data: z.array(RateRecord) }),
  status: 200,
  errors: ['store_unavailable'],
});

/** What a product's rate was, from one day on. */
export const RateChange = z.object({ asOf: z.iso.date(), rate: z.number(), source: z.string() });
export type RateChange = z.infer<typeof RateChange>;

/** Every rate that a product had, newest first: at most 50. Days on which nothing changed are left out. */
export const readRateHistory = defineEndpoint({
  name: 'readRateHistory',
  method: 'GET',
  path: '/api/annuity-rates/:id/history',
  service: 'content-api',
  summary: 'List what the rate of one product was, newest first',
  params: z.strictObject({ id: RateRecord.shape.id }),
  response: z.object({ data: z.array(RateChange) }),
  status: 200,
  errors: ['not_found', 'store_unavailable'],
});
