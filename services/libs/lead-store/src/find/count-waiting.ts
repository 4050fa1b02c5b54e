import { WAITING } from '../record/facets.ts';
import type { Leads } from '../record/leads.ts';

/** Counting stops here, because counting more takes long. */
const MOST_COUNTED = 10_000;

/** How many leads wait for a call, up to 10,000. Rejects if MongoDB is away. */
export function countWaiting(leads: Leads): Promise<number> {
  return leads.any.countDocuments({ facets: WAITING }, { limit: MOST_COUNTED });
}
