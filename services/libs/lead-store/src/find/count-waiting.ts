import { WAITING } from '../record/facets.ts';
import type { Leads } from '../record/leads.ts';
import { countUpTo } from './read-part.ts';

/** Counting stops here, because counting more takes long. */
export const MOST_WAITING = 10_000;

/** How many leads wait for a call, up to 10,000; with a time, only those that arrived before it. Rejects if MongoDB is away. */
export function countWaiting(leads: Leads, before?: Date): Promise<number> {
  return countUpTo(leads, { facets: WAITING, ...(before ? { createdAt: { $lt: before } } : {}) }, MOST_WAITING);
}
