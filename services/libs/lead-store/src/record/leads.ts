import { effectNames } from '@annuity-lantern/contracts/effects';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { type Model, Schema } from 'mongoose';
import type { LeadRecord } from './lead-record.ts';

export interface Leads {
  /** Leads of every kind. */
  readonly any: Model<LeadRecord>;
}

/** The models of the collection `leads`. Its indexes are created by `prepareLeads`. */
export function openLeads(store: Store): Leads {
  return { any: store.connection.model<LeadRecord>('Lead', leadSchema(), 'leads') };
}

function leadSchema(): Schema<LeadRecord> {
  // Connection and indexes alone: what a lead holds is `LeadRecord`.
  const schema = new Schema<LeadRecord>({ _id: { type: String, required: true } }, { versionKey: false, minimize: false, strict: false });
  // The staff desk's list of one kind, newest first, paged by keyset (listLeads).
  schema.index({ kind: 1, createdAt: -1, _id: -1 });
  // The sweep: due effects and expired claims of one name (findDueEffects). Sparse: an effect has a nextAt only while it is open.
  for (const name of effectNames) schema.index({ [`effects.${name}.nextAt`]: 1 }, { sparse: true });
  // The staff desk's parked effects, newest first, paged by keyset (listParked), and their counts (countGivenUp). Partial instead of sparse, because every document has an _id.
  schema.index({ parkedAt: -1, _id: -1 }, { partialFilterExpression: { parkedAt: { $exists: true } } });
  // Effects of one name parked for one reason, oldest first (findParkedFor).
  schema.index({ 'parked.effect': 1, 'parked.state': 1, 'parked.reason': 1, 'parked.at': 1 }, { sparse: true });
  // The eleven indexes of search and queues. They are partial: the insert, for which a visitor waits, writes none of them. This one serves every filter
  // of the desk, newest first or by time left (findLeads), and counts of facets.
  schema.index({ facets: 1, createdAt: -1, _id: -1 }, { partialFilterExpression: { facets: { $exists: true } } });
  // A search by last name (searchLeads).
  schema.index({ nameKey: 1, _id: 1 }, { partialFilterExpression: { nameKey: { $exists: true } } });
  // A search by first name (searchLeads).
  schema.index({ givenKey: 1, _id: 1 }, { partialFilterExpression: { givenKey: { $exists: true } } });
  // The same with umlauts spelled out: few leads have them.
  schema.index({ spelledKey: 1, _id: 1 }, { partialFilterExpression: { spelledKey: { $exists: true } } });
  schema.index({ spelledGivenKey: 1, _id: 1 }, { partialFilterExpression: { spelledGivenKey: { $exists: true } } });
  // A search by email address (searchLeads), and other requests of the same person (findRelated, recordRevocation). Partial instead of
  // sparse, because every document has an _id.
  schema.index({ emailNormalised: 1, _id: 1 }, { partialFilterExpression: { emailNormalised: { $exists: true } } });
  // The same by phone number.
  schema.index({ phoneNormalised: 1, _id: 1 }, { partialFilterExpression: { phoneNormalised: { $exists: true } } });
  // The same by its last four digits (searchLeads).
  schema.index({ phoneTail: 1, _id: 1 }, { partialFilterExpression: { phoneTail: { $exists: true } } });
  // A search by a word of notes and concerns, newest first (searchLeads).
  schema.index({ words: 1, createdAt: -1, _id: -1 }, { partialFilterExpression: { words: { $exists: true } } });
  // Requests that wait in the queue of an owner, or unowned, least time left first (readQueue, countQueue).
  schema.index({ queue: 1, createdAt: 1, _id: 1 }, { partialFilterExpression: { queue: { $exists: true } } });
  // Callbacks of an owner, the earliest first (readQueue, countQueue).
  schema.index({ 'owner.id': 1, 'callback.at': 1, _id: 1 }, { partialFilterExpression: { 'callback.at': { $exists: true } } });
  // Times to the first contact (readFirstContacts). Partial: the insert does not write it.
  schema.index(
    { 'firstContact.at': 1, status: 1, createdAt: 1, 'firstContact.by.username': 1 },
    { partialFilterExpression: { 'firstContact.at': { $exists: true } } },
  );
  // The report by week (readTallies). Partial: the insert does not write it.
  schema.index({ createdAt: 1, tally: 1, 'firstContact.at': 1 }, { partialFilterExpression: { tally: { $exists: true } } });
  // MongoDB itself removes synthetic leads after a day. Partial: no other lead is in it.
  schema.index({ createdAt: 1 }, { expireAfterSeconds: 86_400, partialFilterExpression: { synthetic: true } });
  return schema;
}
