import type { AllowWay, NoCallsEntry, NoCallsWay } from '@annuity-lantern/contracts/http';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { Schema } from 'mongoose';
import type { LeadRecord, NoCalls, StoredLead, WithNoCalls } from '../record/lead-record.ts';
import { digestNumber } from './digest-number.ts';

/** What was recorded about calls to one number. */
export interface NumberRecord {
  /** Absent if the number may be called. */
  readonly noCalls?: NoCalls;
  /** Oldest first. */
  readonly entries: readonly NumberEntry[];
}

export interface NumberEntry extends Pick<NoCallsEntry, 'what' | 'by' | 'way' | 'on'> {
  readonly at: Date;
  /** The request with which it was recorded. */
  readonly leadId: string;
}

interface NewEntry<Way> {
  readonly way: Way;
  /** User name of the member of staff, or another source. */
  readonly by: string;
  readonly now: Date;
}

type WithPhone = Pick<StoredLead, 'phone'>;
type Recorded = Pick<StoredLead, '_id' | 'phone'>;

/**
 * The numbers whose people want no calls at all. It is the only place that says so, and everything that goes out reads it right before. So
 * a request that arrives during the press or years later finds it. Each method rejects if MongoDB is away.
 */
export interface DoNotCallList {
  /** The leads in their order, each with `noCalls`: undefined if its number is not on the list. */
  mark<L extends WithPhone>(leads: readonly L[]): Promise<WithNoCalls<L>[]>;
  read(lead: WithPhone): Promise<NumberRecord>;
  /** What was recorded with this lead, about its number and about those that it had before a correction. */
  recordedWith(lead: Pick<LeadRecord, '_id' | 'phone' | 'history'>): Promise<NumberEntry[]>;
  add(lead: Recorded, entry: NewEntry<NoCallsWay>): Promise<NumberRecord>;
  /**
   * Null if the number is not on the list, or was put there again since the person saw it.
   *
   * @param seenAt `at` of the record that the person saw
   */
  remove(lead: Recorded, entry: NewEntry<AllowWay> & { readonly on: string }, seenAt: Date): Promise<NumberRecord | null>;
}

interface StoredNumber extends NumberRecord {
  readonly _id: string;
}

/** Most entries of a number. Far more than any person causes. */
const MOST_ENTRIES = 500;

export function openDoNotCallList(store: Store, idKey: string): DoNotCallList {
  const numbers = store.connection.model<StoredNumber>('DoNotCall', schema(), 'doNotCall');
  const idOf = ({ phone }: WithPhone) => digestNumber(idKey, phone);
  const push = (entry: NumberEntry) => ({ entries: { $each: [entry], $slice: -MOST_ENTRIES } });
  return {
    mark: async (leads) => {
      const ids = leads.map(idOf);
      const found = await numbers
        .find({ _id: { $in: [...new Set(ids)] }, noCalls: { $exists: true } }, { noCalls: 1 })
        .lean<StoredNumber[]>();
      const noCallsOf = new Map(found.map(({ _id, noCalls }) => [_id, noCalls]));
      return leads.map((lead, index) => ({ ...lead, noCalls: noCallsOf.get(ids[index] ?? '') }));
    },
    read: async (lead) => (await numbers.findById(idOf(lead)).lean<StoredNumber>()) ?? { entries: [] },
    recordedWith: async ({ _id, phone, history }) => {
      const phones = [phone, ...history.flatMap(({ old }) => old?.phone ?? [])];
      const ids = [...new Set(phones.map((one) => idOf({ phone: one })))];
      const found = await numbers
        .find({ _id: { $in: ids } })
        .read('primary')
        .lean<StoredNumber[]>();
      return found.flatMap(({ entries }) => entries.filter(({ leadId }) => leadId === _id));
    },
    // Awaited here: a query of mongoose runs anew for each `then`.
    add: async (lead, { way, by, now }) =>
      await numbers
        .findOneAndUpdate(
          { _id: idOf(lead) },
          { $set: { noCalls: { at: now, by, way } }, $push: push({ what: 'no_calls', at: now, by, way, leadId: lead._id }) },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<StoredNumber>(),
    remove: async (lead, { way, by, now, on }, seenAt) =>
      await numbers
        .findOneAndUpdate(
          { _id: idOf(lead), 'noCalls.at': seenAt },
          { $unset: { noCalls: 1 }, $push: push({ what: 'calls_allowed', at: now, by, way, on, leadId: lead._id }) },
          { returnDocument: 'after' },
        )
        .lean<StoredNumber | null>(),
  };
}

function schema(): Schema<StoredNumber> {
  return new Schema<StoredNumber>(
    {
      // A digest: the number itself is not stored here.
      _id: { type: String, required: true },
      noCalls: new Schema({ at: Date, by: String, way: String }, { _id: false }),
      entries: [new Schema({ at: Date, what: String, by: String, way: String, on: String, leadId: String }, { _id: false })],
    },
    { versionKey: false, strict: 'throw' },
  );
}
