import {
  type ColumnsWith,
  type RateColumn,
  type RateColumnName,
  type RateFacts,
  rateColumnNames,
  rateColumns,
} from '@annuity-lantern/domain/rate-columns';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** One product's rate, as of one day. */
export const RateRecord = z.object({
  /** Stable over imports: the same carrier, product and term keep their id. */
  id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  ...columnSchemas(),
});
export type RateRecord = z.infer<typeof RateRecord>;

type ColumnSchemas = {
  [Name in RateColumnName]: Name extends ColumnsWith<'given', 'optional'>
    ? z.ZodMiniOptional<z.ZodMiniType<NonNullable<RateFacts[Name]>>>
    : z.ZodMiniType<RateFacts[Name]>;
};

function columnSchemas(): ColumnSchemas {
  const kinds: Readonly<Record<Exclude<RateColumn['kind'], 'choice'>, z.ZodMiniType>> = {
    text: z.string(),
    term: z.string().check(z.regex(/^\d/)),
    percent: z.number(),
    dollars: z.int(),
    grade: z.string(),
    years: z.int(),
    charges: z.array(z.number()),
    day: z.iso.date(),
    mark: z.boolean(),
    flag: z.boolean(),
    states: z.string(),
    age: z.int(),
  };
  const schemaOf = (column: RateColumn) => {
    const schema = column.kind === 'choice' ? z.enum(column.choices) : kinds[column.kind];
    return column.given === 'optional' ? z.optional(schema) : schema;
  };
  return Object.fromEntries(rateColumnNames.map((name) => [name, schemaOf(rateColumns[name])])) as unknown as ColumnSchemas;
}

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

/** A product's rate from one day on. */
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
