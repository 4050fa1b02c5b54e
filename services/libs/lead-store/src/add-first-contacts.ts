import type { LeadStatus } from '@annuity-lantern/contracts/http';
import { contactStatuses } from '@annuity-lantern/contracts/sla';
import { firstContactIndex, firstContactInHistory, withoutContact } from './first-contact.ts';
import type { Leads } from './leads.ts';

/** Most leads in one call. */
const MOST_AT_ONCE = 500;

/** A lead reaches these only after a first contact. */
const surelyContacted: readonly LeadStatus[] = [...contactStatuses, 'closed'];
/** A lead reaches these with or without a first contact. */
const perhapsContacted: readonly LeadStatus[] = ['assigned', 'reopened', 'disqualified'];

/** Gives leads that an earlier version brought into a contacted status the first contact that their history tells. */
export async function addFirstContacts(leads: Leads): Promise<void> {
  await complete(leads, withoutContact(surelyContacted));
}

/**
 * The same for leads that an earlier version contacted, and then disqualified or reopened. It reads the history of each lead without a first contact, so it
 * runs once in each worker. Returns false while the index for it is missing. It goes with `adoptEarlierLeads`.
 */
export async function addFirstContactsOfOthers(leads: Leads): Promise<boolean> {
  const existing = await leads.any.collection.indexes();
  if (!existing.some(({ name }) => name === firstContactIndex)) return false;
  const some = { ...withoutContact(perhapsContacted), 'history.to': { $in: contactStatuses } };
  while ((await complete(leads, some)) === MOST_AT_ONCE);
  return true;
}

/** Returns how many it gave one to. */
async function complete(leads: Leads, some: object): Promise<number> {
  const found = await leads.any.find(some, { _id: 1 }).limit(MOST_AT_ONCE).lean<{ _id: string }[]>();
  if (found.length === 0) return 0;
  const { modifiedCount } = await leads.any.updateMany(
    // A member of staff may have been faster.
    { _id: { $in: found.map(({ _id }) => _id) }, firstContact: { $exists: false } },
    [{ $set: { firstContact: { $ifNull: [firstContactInHistory, '$$REMOVE'] } } }] as never,
    { updatePipeline: true },
  );
  return modifiedCount;
}
