import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';

interface Note {
  readonly text: string;
  /** User name of the member of staff. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Appends a note to the history under the lead's current `seq`, so that no concurrent step conflicts. Null without such a lead. Rejects if
 * MongoDB is away.
 */
export async function addNote(leads: Leads, id: string, { text, by, now }: Note): Promise<StoredLead | null> {
  // Typed texts are literals, because a `$` would name a field.
  const entry = { at: now, seq: '$seq', what: 'note', by: { $literal: by }, note: { $literal: text } };
  const stage = { $set: { history: { $concatArrays: ['$history', [entry]] } } };
  return await leads.any
    .findOneAndUpdate({ _id: id }, [stage] as never, { updatePipeline: true, returnDocument: 'after' })
    .lean<StoredLead | null>();
}
