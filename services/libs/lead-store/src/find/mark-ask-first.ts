import type { Leads } from '../record/leads.ts';
import { findSharing, type Reached } from './find-sharing.ts';

/**
 * The leads in their order, each with whether another request with its number wants no calls about itself. That forbids no call, since a mailbox
 * proves no number: staff ask first. Rejects if MongoDB is away.
 */
export async function markAskFirst<L extends Reached>(leads: Leads, marked: readonly L[]): Promise<(L & { readonly askFirst: boolean })[]> {
  const others = await findSharing(leads, marked, { key: 'phoneNormalised', where: { noCallsHere: { $exists: true } } });
  return marked.map((lead, index) => ({ ...lead, askFirst: (others[index]?.length ?? 0) > 0 }));
}
