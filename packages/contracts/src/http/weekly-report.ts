import * as z from 'zod/mini';
import { keysOf } from '../field-kinds/keys-of.ts';
import { defineEndpoint } from './endpoint.ts';

/** By what requests are counted, in the order of the desk's choice, with the heading of the column. */
export const reportGroups = {
  page: 'Source page',
  state: 'State',
  kind: 'Kind',
  status: 'Outcome',
  reason: 'Reason',
} as const satisfies Readonly<Record<string, string>>;

export const ReportGroup = z.enum(keysOf(reportGroups));
export type ReportGroup = keyof typeof reportGroups;

/** The value of all values beyond the most frequent ones, and of reasons that the office's list does not have. */
export const OTHER_VALUES = 'other';

const Cell = z.object({
  /** All that came in. */
  requests: z.number(),
  /** As in `getFirstContact`: of those that were called, or that have waited for longer than 24 hours. */
  medianMinutes: z.optional(z.number()),
  share: z.optional(z.number()),
});
export type ReportCell = z.infer<typeof Cell>;

const line = {
  /** One per week. */
  weeks: z.array(Cell),
  /** All weeks together. */
  total: Cell,
};

const ReportRow = z.object({
  /** Empty if it is not known, or no reason was given. */
  value: z.string(),
  ...line,
});
export type ReportRow = z.infer<typeof ReportRow>;

export const WeeklyReport = z.object({
  /** Mondays, oldest first. Weeks begin and end at midnight by the clock of the office. The last one is the running week. */
  weeks: z.array(z.iso.date()),
  all: z.object(line),
  /** The most frequent values first. Reasons count for requests that are closed or set aside. */
  groups: z.record(ReportGroup, z.array(ReportRow)),
  /** When this was worked out. */
  at: z.iso.datetime(),
});
export type WeeklyReport = z.infer<typeof WeeklyReport>;

/** The requests of the last 12 weeks, by the week in which they came in. */
export const getWeeklyReport = defineEndpoint({
  name: 'getWeeklyReport',
  method: 'GET',
  path: '/api/leads/weekly-report',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Count the requests of each week by source page, state, kind, outcome and reason, with the time to the first call',
  response: WeeklyReport,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'store_unavailable'],
});
