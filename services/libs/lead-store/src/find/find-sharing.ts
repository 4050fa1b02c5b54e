import type { QueryFilter } from 'mongoose';
import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { normalizeContact } from '../record/normalize-contact.ts';

export type Reached = Pick<LeadRecord, '_id' | 'phone' | 'email'>;

interface Sharing {
  readonly key: 'emailNormalised' | 'phoneNormalised';
  /** What else the others must have. */
  readonly where?: QueryFilter<LeadRecord>;
  /** Most that are found for all of them together. Absent: all. */
  readonly limit?: number;
}

/** Of each lead, the ids of others with its mail address or its number. Rejects if MongoDB is away. */
export async function findSharing(
  leads: Leads,
  shown: readonly Reached[],
  { key, where = {}, limit = 0 }: Sharing,
): Promise<readonly (readonly string[])[]> {
  const keys = shown.map((lead) => normalizeContact(lead)[key]);
  const asked = [...new Set(keys.filter((one) => one !== undefined))];
  if (asked.length === 0) return shown.map(() => []);
  const found = await leads.any
    .find({ ...where, [key]: { $in: asked } }, { [key]: 1 })
    .limit(limit)
    .lean<Pick<LeadRecord, '_id' | 'emailNormalised' | 'phoneNormalised'>[]>();
  return shown.map(({ _id }, index) => found.flatMap((one) => (one[key] === keys[index] && one._id !== _id ? one._id : [])));
}

/** Most entries that are counted for one page: a row says that a person has more requests, not how many a script sent. */
const MOST_COUNTED = 1000;

/** Of each lead, how many others have its mail address. Rejects if MongoDB is away. */
export async function countOthers(leads: Leads, shown: readonly Reached[]): Promise<number[]> {
  return (await findSharing(leads, shown, { key: 'emailNormalised', limit: MOST_COUNTED })).map((others) => others.length);
}
