import { noteOf } from '../find/words-of.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { notErased } from '../record/not-erased.ts';
import { hasRoom } from './has-room.ts';

interface Note {
  readonly text: string;
  /** User name of the member of staff. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Appends a note to the history under the lead's current `seq`, so that no concurrent step conflicts. `full` if the history is too long
 * for another note. Null without such a lead, and for an erased one. Rejects if MongoDB is away.
 */
export async function addNote(leads: Leads, id: string, { text, by, now }: Note): Promise<StoredLead | 'full' | null> {
  // Typed texts are literals, because a `$` would name a field.
  const { note, words } = noteOf(text);
  const entry = { at: now, seq: '$seq', what: 'note', by: { $literal: by }, ...note };
  const stage = { $set: { ...words, history: { $concatArrays: ['$history', [entry]] } } };
  const changed = await leads.any
    .findOneAndUpdate({ _id: id, ...notErased, ...hasRoom }, [stage] as never, { updatePipeline: true, returnDocument: 'after' })
    .lean<StoredLead | null>();
  if (changed) return changed;
  return (await leads.any.exists({ _id: id, ...notErased })) ? 'full' : null;
}
