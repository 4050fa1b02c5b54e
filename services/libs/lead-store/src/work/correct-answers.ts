import type { LeadField, StoredAnswers } from '@annuity-lantern/contracts/http';
import type { PipelineStage } from 'mongoose';
import { findLead } from '../find/find-lead.ts';
import { searchFieldsOf } from '../find/search-fields-of.ts';
import { withWords } from '../find/words-of.ts';
import { orderChangeMail } from '../my-request/order-change-mail.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { type Moment, SERVER_NOW } from '../record/moment.ts';
import { updateEffects } from '../record/update-effects.ts';
import { persistAnew } from './correct-contact.ts';
import type { TransitionOutcome } from './transition-lead.ts';

interface Correction {
  /** Without e-mail and phone, which are checked: `correctContact`. An empty text removes the answer. */
  readonly answers: Omit<StoredAnswers, 'email' | 'phone'>;
  /** The `seq` that the caller saw. */
  readonly seq: number;
  readonly by: string;
  readonly now: Date;
}

/**
 * Corrects answers of a lead by compare-and-set on `seq`, for its visitor. The history names the answers, without their values. The same update
 * writes the fields by which staff find the lead, and orders the mail that confirms the change. Rejects if MongoDB is away.
 *
 * @param moment when the mail is ordered
 */
export async function correctAnswers(
  leads: Leads,
  id: string,
  correction: Correction,
  moment: Moment = SERVER_NOW,
): Promise<TransitionOutcome> {
  const seen = await findLead(leads, id);
  if (!seen) return { outcome: 'unknown' };
  const fields = Object.keys(correction.answers) as LeadField[];
  const stages = [{ $set: persistAnew(moment) }, orderChangeMail(fields, moment), stageOf(seen, fields, correction)];
  // The fields for search are made of `seen`, so it must be what the caller saw.
  const lead = seen.seq === correction.seq ? await updateEffects(leads, { _id: id, seq: correction.seq }, stages) : null;
  if (lead) return { outcome: 'changed', lead };
  const present = await findLead(leads, id);
  return present ? { outcome: 'refused', lead: present } : { outcome: 'unknown' };
}

/** Every expression reads the lead before the change. Typed texts are literals, because a `$` would name a field. */
function stageOf(seen: StoredLead, fields: readonly LeadField[], { answers, by, now }: Correction): PipelineStage.Set {
  const seq = { $add: ['$seq', 1] };
  const { words = [], ...found } = searchFieldsOf({ ...seen, ...answers } as StoredLead);
  const values = Object.entries({ ...answers, ...found }).map(([name, value]) => [
    name,
    value === '' || value === undefined ? '$$REMOVE' : { $literal: value },
  ]);
  return {
    $set: {
      // A name without an umlaut has no such keys.
      spelledKey: '$$REMOVE',
      spelledGivenKey: '$$REMOVE',
      ...Object.fromEntries(values),
      ...(words.length > 0 ? { words: withWords(words) } : {}),
      seq,
      history: { $concatArrays: ['$history', [{ at: now, seq, what: 'answers', by: { $literal: by }, fields: [...fields] }]] },
    },
  };
}
