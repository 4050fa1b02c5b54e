import type { Leads } from '../record/leads.ts';
import { findSharing, type Reached } from './find-sharing.ts';

/** Most entries that are counted for one page: a row says that a person has more requests, not how many a script sent. */
const MOST = 1000;

/** Of each lead, how many others have its mail address. Rejects if MongoDB is away. */
export async function countOthers(leads: Leads, shown: readonly Reached[]): Promise<number[]> {
  return (await findSharing(leads, shown, { key: 'emailNormalised', limit: MOST })).map((others) => others.length);
}
