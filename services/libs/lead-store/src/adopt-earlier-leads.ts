import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import { addFirstContacts } from './add-first-contacts.ts';
import { addOwnerFacets } from './add-owner-facets.ts';
import { addSearchFields } from './add-search-fields.ts';
import { firstContactIndex } from './first-contact.ts';
import type { Leads } from './leads.ts';
import { changeEffectsOfAll } from './update-effects.ts';

/** Most leads of each effect in one call. */
const MOST_AT_ONCE = 500;
/** Milliseconds. A worker of this version has long seen what is overdue by this much. */
const OVERDUE = 5000;

/**
 * Gives leads that an earlier version wrote or changed their `nextDueAt` and `parked`. It reads that version's indexes, one pair per effect; a database
 * that has never had them needs no adoption. Also adds the fields that the desk searches and filters by, and first contacts, once their indexes exist:
 * without them, each look would read all leads. The indexes of that version and this function go in the release after the one of 2026-12.
 */
export async function adoptEarlierLeads(leads: Leads, now: Date): Promise<void> {
  const existing = new Set((await leads.any.collection.indexes()).map(({ name }) => name));
  for (const effect of effectNames) {
    if (existing.has(`effects.${effect}.nextAt_1`)) await adopt(leads, await findOverdue(leads, effect, now));
    if (existing.has(`effects.${effect}.parkedAt_-1__id_-1`)) await adopt(leads, await findParked(leads, effect));
  }
  if (existing.has('nameKey_1__id_1')) await addSearchFields(leads);
  if (existing.has(firstContactIndex)) await addFirstContacts(leads);
  if (existing.has('facets_1_createdAt_-1__id_-1')) await addOwnerFacets(leads);
}

async function adopt(leads: Leads, found: readonly { readonly _id: string }[]): Promise<void> {
  if (found.length === 0) return;
  const ids = found.map(({ _id }) => _id);
  await changeEffectsOfAll(leads, { _id: { $in: ids } });
}

function findOverdue(leads: Leads, effect: EffectName, now: Date): Promise<{ _id: string }[]> {
  const path = `effects.${effect}.nextAt`;
  const overdue = new Date(now.getTime() - OVERDUE);
  return leads.any
    .find({ [path]: { $lte: overdue }, $or: [{ nextDueAt: { $exists: false } }, { nextDueAt: { $gt: now } }] }, { _id: 1 })
    .sort({ [path]: 1 })
    .limit(MOST_AT_ONCE)
    .lean<{ _id: string }[]>();
}

function findParked(leads: Leads, effect: EffectName): Promise<{ _id: string }[]> {
  return leads.any
    .find({ [`effects.${effect}.parkedAt`]: { $exists: true }, 'parked.effect': { $ne: effect } }, { _id: 1 })
    .limit(MOST_AT_ONCE)
    .lean<{ _id: string }[]>();
}
