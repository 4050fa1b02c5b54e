import { type ListedChoice, listedChoices } from '@annuity-lantern/contracts/exits';
import { type AllowWay, type BounceReason, type NoCallsEntry, type NoCallsWay, OWN_PAGE } from '@annuity-lantern/contracts/http';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { Schema } from 'mongoose';
import type { LeadRecord, NoCalls, StoredLead, WithNoCalls } from '../record/lead-record.ts';
import { digestAddress, digestNumber } from './digest-number.ts';
import { noCallsHereOf } from './no-calls-here.ts';

/** What was recorded about calls to one number, and about mail to one address. */
export interface NumberRecord extends Listed {
  /** Oldest first. */
  readonly entries: readonly NumberEntry[];
}

/** Each absent unless it is recorded: no calls to the number, no mail to the address, mail to it came back. */
export type Listed = { readonly [Name in ListedChoice]?: NoCalls | undefined };

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

type Contact = Pick<StoredLead, 'phone'> & Partial<Pick<StoredLead, 'email' | 'noCallsHere' | 'noEmailHere'>>;
type Recorded = Contact & Pick<StoredLead, '_id'>;

/** What ends calls to a number or mail to an address: by which digest it is kept, and what its entries are called. */
export const subjects = {
  calls: { field: 'noCalls', wish: 'no_calls', end: 'calls_allowed', digest: (key, { phone }) => digestNumber(key, phone) },
  email: { field: 'noEmail', wish: 'no_email', end: 'email_allowed', digest: addressOf },
  address: { field: 'badAddress', wish: 'mail_bounced', end: 'address_works', digest: addressOf },
} as const satisfies Readonly<Record<string, SubjectRow>>;
export type DoNotSubject = keyof typeof subjects;

interface SubjectRow {
  readonly field: ListedChoice;
  readonly wish: NoCallsEntry['what'];
  readonly end: NoCallsEntry['what'];
  readonly digest: (idKey: string, lead: Contact) => string | undefined;
}

/**
 * The numbers whose people want no calls at all, the addresses that want no mail, and those from which mail came back. It is the only place that says so, and everything that goes out
 * reads it right before. So a request that arrives during the press or years later finds it, also if every request of the person was erased. Each
 * method rejects if MongoDB is away.
 */
export interface DoNotCallList {
  /** The leads in their order, each with what is listed, and with what it says of itself: undefined if its number or address is not on the list. */
  mark<L extends Contact>(leads: readonly L[]): Promise<WithNoCalls<L>[]>;
  read(lead: Contact): Promise<NumberRecord>;
  /** What was recorded with this lead, about its number and address and about those that it had before a correction. */
  recordedWith(lead: Pick<LeadRecord, '_id' | 'phone' | 'email' | 'history'>): Promise<NumberEntry[]>;
  /** @param about default: calls */
  add(lead: Recorded, entry: NewEntry<NoCallsWay | BounceReason>, about?: DoNotSubject): Promise<NumberRecord>;
  /**
   * Null if the number or address is not on the list, or was put there again since the person saw it.
   *
   * @param seenAt `at` of the record that the person saw
   */
  remove(
    lead: Recorded,
    entry: NewEntry<AllowWay> & { readonly on: string },
    seenAt: Date,
    about?: DoNotSubject,
  ): Promise<NumberRecord | null>;
  /** Records what was noted, in this order, as far as the list lacks it: a backup was restored. */
  repeat(wishes: readonly NotedWish[]): Promise<void>;
}

interface StoredNumber extends NumberRecord {
  readonly _id: string;
}

/** What a person wished about calls to a number or mail to an address, or that a wish ended (`on`). It holds neither number nor address. */
export interface NotedWish extends Pick<NumberEntry, 'at' | 'by' | 'way' | 'on' | 'leadId'> {
  /** A keyed digest. */
  readonly digest: string;
  readonly about: DoNotSubject;
}

/** Where wishes are noted outside MongoDB, for a restore. */
export interface WishNotes {
  /** On the disk before it resolves. Rejects if it cannot be written. */
  wish(wish: NotedWish): Promise<void>;
}

const DUPLICATE_KEY = 11_000;
/** Most entries of a number or an address. Far more than any person causes. */
const MOST_ENTRIES = 500;

/** @param notes undefined keeps no notes */
export function openDoNotCallList(store: Store, idKey: string, notes?: WishNotes): DoNotCallList {
  const list = store.connection.model<StoredNumber>('DoNotCall', schema(), 'doNotCall');
  const push = (entry: NumberEntry) => ({ entries: { $each: [entry], $slice: -MOST_ENTRIES } });
  const idsOf = (lead: Contact) => Object.values(subjects).flatMap(({ digest }) => digest(idKey, lead) ?? []);
  const read = async (lead: Contact): Promise<NumberRecord> => {
    const record = together(await list.find({ _id: { $in: idsOf(lead) } }).lean<StoredNumber[]>());
    return { ...record, noEmail: record.noEmail ?? onOwnPage(lead.noEmailHere) };
  };
  const wishOf = (lead: Recorded, entry: Omit<NotedWish, 'digest' | 'leadId'>): NotedWish => {
    return { ...entry, leadId: lead._id, digest: subjects[entry.about].digest(idKey, lead) ?? '' };
  };
  const change = (wish: NotedWish, which: object) => {
    const { digest: _id, about, at, by, way, on } = wish;
    const { field } = subjects[about];
    const listed = on === undefined ? { $set: { [field]: { at, by, way } } } : { $unset: { [field]: 1 } };
    return list.updateOne({ _id, ...which }, { ...listed, $push: push(entryOf(wish)) }, { upsert: on === undefined });
  };
  return {
    mark: async (leads) => {
      const ids = leads.map(idsOf);
      const found = await list
        .find(
          { _id: { $in: [...new Set(ids.flat())] }, $or: listedChoices.map((name) => ({ [name]: { $exists: true } })) },
          Object.fromEntries(listedChoices.map((name) => [name, 1])),
        )
        .lean<StoredNumber[]>();
      return leads.map((lead, index) => {
        const { noCalls, noEmail, badAddress } = together(found.filter(({ _id }) => ids[index]?.includes(_id)));
        const noCallsHere = noCallsHereOf(lead);
        const wishes = { noCalls, noEmail: noEmail ?? onOwnPage(lead.noEmailHere), badAddress };
        return { ...lead, ...wishes, ...(noCallsHere ? { noCallsHere } : {}) };
      });
    },
    read,
    recordedWith: async ({ _id, phone, email, history }) => {
      const contacts = [{ phone, email }, ...history.flatMap(({ old }) => (old ? [{ phone, email, ...old }] : []))];
      const found = await list
        .find({ _id: { $in: [...new Set(contacts.flatMap(idsOf))] } })
        .read('primary')
        .lean<StoredNumber[]>();
      return together(found).entries.filter(({ leadId }) => leadId === _id);
    },
    add: async (lead, { way, by, now }, about = 'calls') => {
      const wish = wishOf(lead, { about, at: now, by, way });
      const before = await read(lead);
      await change(wish, {});
      // If this rejects, the wish holds, and the caller tries again.
      await notes?.wish(wish);
      return withChange(before, wish, { at: now, by, way });
    },
    remove: async (lead, { way, by, now, on }, seenAt, about = 'calls') => {
      const end = wishOf(lead, { about, at: now, by, way, on });
      const before = await read(lead);
      const { matchedCount } = await change(end, { [`${subjects[about].field}.at`]: seenAt });
      if (matchedCount !== 1) return null;
      await notes?.wish(end);
      return withChange(before, end, about === 'email' ? onOwnPage(lead.noEmailHere) : undefined);
    },
    repeat: async (wishes) => {
      for (const wish of wishes) {
        const { field, wish: wished, end } = subjects[wish.about];
        const isNew = { entries: { $not: { $elemMatch: { at: wish.at, what: wish.on === undefined ? wished : end } } } };
        const which = wish.on === undefined ? isNew : { ...isNew, [`${field}.at`]: { $lte: wish.at } };
        await change(wish, which).catch((error: { readonly code?: unknown }) => {
          // The backup has it.
          if (error.code !== DUPLICATE_KEY) throw error;
        });
      }
    },
  };
}

/** A wish for no mail that goes with the request, at whichever address. */
function onOwnPage(here: StoredLead['noEmailHere']): NoCalls | undefined {
  return here && { ...here, way: OWN_PAGE };
}

/** What is recorded about a number and about an address, as one. */
function together(found: readonly Partial<NumberRecord>[]): NumberRecord {
  const listed = listedChoices.flatMap((name) => found.flatMap((one) => (one[name] ? [[name, one[name]]] : [])));
  const entries = found.flatMap((one) => one.entries ?? []).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return { ...Object.fromEntries(listed), entries };
}

/** What was read before a change, with the change: a read after it might fail, and the change would look lost. */
function withChange(before: NumberRecord, wish: NotedWish, listed: NoCalls | undefined): NumberRecord {
  return { ...together([before, { entries: [entryOf(wish)] }]), [subjects[wish.about].field]: listed };
}

function entryOf({ about, at, by, way, on, leadId }: NotedWish): NumberEntry {
  const { wish, end } = subjects[about];
  return { what: on === undefined ? wish : end, at, by, way, ...(on === undefined ? {} : { on }), leadId };
}

function addressOf(idKey: string, { email }: Contact): string | undefined {
  return email ? digestAddress(idKey, email) : undefined;
}

function schema(): Schema<StoredNumber> {
  return new Schema<StoredNumber>(
    {
      // A digest: neither number nor address is stored here.
      _id: { type: String, required: true },
      ...Object.fromEntries(listedChoices.map((name) => [name, new Schema({ at: Date, by: String, way: String }, { _id: false })])),
      entries: [new Schema({ at: Date, what: String, by: String, way: String, on: String, leadId: String }, { _id: false })],
    },
    { versionKey: false, strict: 'throw' },
  );
}
