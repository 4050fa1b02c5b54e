import { effectNames } from '@annuity-lantern/contracts/effects';
import { leadFieldNames } from '@annuity-lantern/contracts/http';
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
  const effect = new Schema(
    {
      state: { type: String, required: true },
      attempts: { type: Number, required: true },
      nextAt: Date,
      token: String,
      dueAt: Date,
      lastErrorClass: String,
      lastAttempts: { type: [new Schema({ errorClass: String, code: String, at: Date }, { _id: false })], default: undefined },
      losses: Number,
      despiteContradiction: Boolean,
      doneAt: Date,
      released: Boolean,
      parkedAt: Date,
      dismissed: new Schema({ at: Date, by: String, reason: String }, { _id: false }),
      after: String,
      delay: Number,
      evenIfParked: Boolean,
      order: Number,
      told: { type: [String], default: undefined },
      changes: { type: [String], default: undefined },
      since: Number,
      unlessContact: { type: [String], default: undefined },
    },
    { _id: false },
  );
  const schema = new Schema<LeadRecord>(
    {
      _id: { type: String, required: true },
      kind: { type: String, required: true },
      status: { type: String, required: true },
      synthetic: Boolean,
      seq: { type: Number, required: true },
      createdAt: { type: Date, required: true },
      bodyHmac: { type: String, required: true },
      // Mixed: an answer may have a structure, and was validated on acceptance.
      ...Object.fromEntries(leadFieldNames.map((name) => [name, Schema.Types.Mixed])),
      otherAnswers: Schema.Types.Mixed,
      emailNormalised: String,
      phoneNormalised: String,
      contact: new Schema({ email: String, phone: String }, { _id: false }),
      verifiedOnReceipt: { type: Boolean, required: true },
      consent: { type: Schema.Types.Mixed, default: null },
      consentDoubt: String,
      noCallsHere: new Schema({ at: Date, by: String }, { _id: false }),
      noEmailHere: new Schema({ at: Date, by: String }, { _id: false }),
      consentSignature: new Schema({ at: String, hmac: String }, { _id: false }),
      storedLate: String,
      hold: new Schema({ at: Date, by: String, reason: String }, { _id: false }),
      attachments: Schema.Types.Mixed,
      access: new Schema({ at: Date, tries: Number, made: [Date] }, { _id: false }),
      reception: {
        type: new Schema(
          { address: String, userAgent: String, page: String, globalPrivacyControl: Boolean, requestId: String },
          { _id: false },
        ),
        required: true,
      },
      keyConflict: String,
      owner: new Schema({ id: String, username: String, since: Date, serviceOnly: Boolean }, { _id: false }),
      firstContact: new Schema({ at: Date, by: new Schema({ id: String, username: String }, { _id: false }) }, { _id: false }),
      calls: new Schema({ count: Number, at: Date, by: String, outcome: String }, { _id: false }),
      callback: new Schema({ at: Date, by: String }, { _id: false }),
      reason: String,
      secondAdvisor: new Schema({ id: String, username: String, agreedOn: String, way: String, by: String, at: Date }, { _id: false }),
      revocations: {
        type: [new Schema({ at: Date, by: String, channels: [String], way: String, seq: Number, copied: Boolean }, { _id: false })],
        default: undefined,
      },
      history: [
        new Schema(
          {
            at: Date,
            seq: Number,
            what: String,
            by: String,
            from: String,
            to: String,
            reason: String,
            outcome: String,
            callbackAt: Date,
            fromOwner: String,
            toOwner: String,
            serviceOnly: Boolean,
            second: String,
            agreedOn: String,
            channels: { type: [String], default: undefined },
            way: String,
            old: new Schema({ email: String, phone: String }, { _id: false }),
            fields: { type: [String], default: undefined },
            note: String,
            event: String,
          },
          { _id: false },
        ),
      ],
      effects: { type: new Schema(Object.fromEntries(effectNames.map((name) => [name, effect])), { _id: false }), required: true },
      parkedAt: Date,
      parked: { type: [new Schema({ effect: String, state: String, reason: String, at: Date }, { _id: false })], default: undefined },
      facets: { type: [String], default: undefined },
      nameKey: String,
      givenKey: String,
      spelledKey: String,
      spelledGivenKey: String,
      phoneTail: String,
      words: { type: [String], default: undefined },
      callTimes: { type: [String], default: undefined },
      queue: { type: [String], default: undefined },
      tally: String,
    },
    { versionKey: false, minimize: false, strict: 'throw' },
  );
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
