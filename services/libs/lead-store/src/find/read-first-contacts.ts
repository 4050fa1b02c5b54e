import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import type { mongo } from 'mongoose';
import { WAITING } from '../record/facets.ts';
import type { Leads } from '../record/leads.ts';
import { notErased } from '../record/not-erased.ts';
import { type Span, weekIn } from './week-in.ts';

/** First contacts by one person for leads that arrived in one week. */
export interface ContactsOfWeek {
  /** 0 for the first week. */
  readonly week: number;
  readonly username: string;
  /** When each lead arrived, and when its visitor was called; in no order. */
  readonly calls: readonly { readonly arrived: Date; readonly called: Date }[];
}

export interface FirstContacts {
  readonly contacts: readonly ContactsOfWeek[];
  /** Leads that still wait for their first contact, by week. */
  readonly waiting: ReadonlyMap<number, number>;
}

/** How long leads waited for their first contact, and which still wait. Reads index keys only. Rejects if MongoDB is away. */
export async function readFirstContacts(leads: Leads, span: Span): Promise<FirstContacts> {
  const { collection } = leads.any;
  const [contacts, waits] = await Promise.all([
    collection.aggregate<ContactsOfWeek & { readonly again: number }>(contactStages(span)).toArray(),
    collection.aggregate<{ readonly _id: number; readonly count: number }>(waitingStages(span)).toArray(),
  ]);
  const waiting = new Map(waits.map(({ _id: week, count }) => [week, count]));
  // A reopened lead has had its first contact.
  for (const { week, again } of contacts) if (again > 0) waiting.set(week, Math.max(0, (waiting.get(week) ?? 0) - again));
  return { contacts: contacts.map(({ again: _, ...rest }) => rest), waiting };
}

function contactStages({ weeks, until, waitingUntil }: Span): mongo.Document[] {
  const [from] = weeks;
  // No contact is earlier than its lead, so reading the index starts there.
  const match = { 'firstContact.at': { $gte: from }, createdAt: { $gte: from, $lt: until }, ...notErased };
  const isWaiting = { $and: [{ $in: ['$status', waitingStatuses] }, { $lt: ['$createdAt', waitingUntil] }] };
  const calls = { $push: { arrived: '$createdAt', called: '$firstContact.at' } };
  return [
    { $match: match },
    {
      $group: {
        _id: { week: weekIn(weeks), username: '$firstContact.by.username' },
        calls,
        again: { $sum: { $cond: [isWaiting, 1, 0] } },
      },
    },
    { $project: { _id: 0, week: '$_id.week', username: '$_id.username', calls: 1, again: 1 } },
  ];
}

function waitingStages({ weeks, waitingUntil }: Span): mongo.Document[] {
  return [
    { $match: { facets: WAITING, createdAt: { $gte: weeks[0], $lt: waitingUntil } } },
    { $group: { _id: weekIn(weeks), count: { $sum: 1 } } },
  ];
}
