import type { Leads } from './leads.ts';
import { settle } from './settle.ts';

/** MongoDB's own clock, read once per update, so that workers with different clocks agree about every lease. */
export const SERVER_NOW = '$$NOW';

/** The time of an update: MongoDB's clock, or a fixed time. */
export type Moment = Date | typeof SERVER_NOW;

/** MongoDB's time for queries: a comparison with `$$NOW` cannot use an index. Rejects if MongoDB is away. */
export async function readServerTime(leads: Leads): Promise<Date> {
  const { db } = leads.any.db;
  if (!db) throw new Error('MongoDB is not connected');
  const { localTime } = await settle(db.command({ hello: 1 }));
  return localTime as Date;
}

/** An expression: this many milliseconds after the moment. */
export function after(now: Moment, ms: number | object): object {
  return { $add: [now, ms] };
}
