import { effects } from '@annuity-lantern/contracts/effects';
import { OTHER_ADDRESS, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import { noteOf } from '../find/words-of.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { after, type Moment, SERVER_NOW } from '../record/moment.ts';
import { notErased } from '../record/not-erased.ts';
import { updateEffects } from '../record/update-effects.ts';
import { hasRoom } from './has-room.ts';

interface Reply {
  readonly text: string;
  /** It came from another address than the request has. */
  readonly isFromOther: boolean;
  /** What the mail host calls it. */
  readonly event: string;
  readonly now: Date;
}

/**
 * Stores a visitor's answer to one of our mails as a note, and orders the mail to the owner about it. Like a note of staff, it keeps the lead's `seq`. Null
 * without such a lead, for an erased one, with a history that is too long for another note, and for an answer that is stored. Rejects if MongoDB is away.
 *
 * @param moment when the mail is due
 */
export async function addReply(
  leads: Leads,
  id: string,
  { text, isFromOther, event, now }: Reply,
  moment: Moment = SERVER_NOW,
): Promise<StoredLead | null> {
  // Typed texts are literals, because a `$` would name a field.
  const { note, words } = noteOf(text);
  const way = isFromOther ? OTHER_ADDRESS : 'email';
  const entry = { at: now, seq: '$seq', what: 'note', by: VISITOR_ACTOR, way, ...note, event: { $literal: event } };
  // A reply does not raise `seq`, so the time is the order: each mail has a Message-ID of its own.
  const order = { state: 'due', attempts: 0, nextAt: after(moment, effects.replyMail.starts.delay), order: now.getTime() };
  return await updateEffects(leads, { _id: id, ...notErased, ...hasRoom, 'history.event': { $ne: event } }, [
    {
      $set: {
        ...words,
        history: { $concatArrays: ['$history', [entry]] },
        // `$mergeObjects` replaces the effect, so the token of a worker that mails an earlier reply is gone.
        'effects.replyMail': { $mergeObjects: [order] },
      },
    },
  ]);
}
