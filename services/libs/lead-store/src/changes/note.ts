import { type BounceReason, MAIL_ACTOR, MOST_ENTRIES_FOR_NOTE, OTHER_ADDRESS, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import { addWords, wordsOf } from '../find/words-of.ts';
import type { HistoryEntry, StoredLead } from '../record/lead-record.ts';
import { type Decide, type Fields, ordered } from './lead-change.ts';

export interface Note {
  readonly text: string;
  /** User name of the member of staff. */
  readonly by: string;
  readonly now: Date;
}

export interface Reply {
  readonly text: string;
  /** It came from another address than the request has. */
  readonly isFromOther: boolean;
  /** What the mail host calls it. */
  readonly event: string;
  readonly now: Date;
}

export interface FailedMail {
  readonly reason: BounceReason;
  /** What the mail host calls it. */
  readonly event: string;
  readonly now: Date;
}

/** Whether the history has room for another note, or for a revocation that revokes nothing new. */
export function hasRoom({ history }: StoredLead): boolean {
  return history.length < MOST_ENTRIES_FOR_NOTE;
}

/** What a typed text adds: the note of a history entry, and the words by which search finds the lead. */
export function noteOf(lead: StoredLead, text: string | undefined): { entry: Pick<HistoryEntry, 'note'>; fields: Fields } {
  if (!text) return { entry: {}, fields: {} };
  const words = wordsOf(text);
  return { entry: { note: text }, fields: words.length > 0 ? { words: addWords(lead.words, words) } : {} };
}

/** A note under the lead's current `seq`, so that no concurrent step conflicts. Refused if the history is too long for another note. */
export function note({ text, by, now }: Note): Decide {
  return (lead) => {
    if (!hasRoom(lead)) return null;
    const { entry, fields } = noteOf(lead, text);
    return { fields, entries: [{ at: now, seq: lead.seq, what: 'note', by, ...entry }] };
  };
}

/**
 * A visitor's answer to one of our mails as a note, and the mail to the owner about it. Like a note of staff, it keeps the lead's `seq`. Refused with a
 * history that is too long for another note, and for an answer that is stored.
 */
export function reply({ text, isFromOther, event, now }: Reply): Decide {
  return (lead, storeTime) => {
    if (!hasRoom(lead) || lead.history.some((entry) => entry.event === event)) return null;
    const { entry, fields } = noteOf(lead, text);
    const way = isFromOther ? OTHER_ADDRESS : 'email';
    return {
      fields,
      entries: [{ at: now, seq: lead.seq, what: 'note', by: VISITOR_ACTOR, way, ...entry, event }],
      // A reply does not raise `seq`, so the time is the order: each mail has a Message-ID of its own.
      effects: { replyMail: ordered('replyMail', storeTime, now.getTime()) },
    };
  };
}

/** That one mail came back, without a word about the address. Refused with a history that is too long, and for a bounce that is stored. */
export function bounce({ reason, event, now }: FailedMail): Decide {
  return (lead) => {
    if (!hasRoom(lead) || lead.history.some((entry) => entry.event === event)) return null;
    return { entries: [{ at: now, seq: lead.seq, what: 'note', by: MAIL_ACTOR, way: reason, event }] };
  };
}
