import type { LeadField, StoredAnswers } from '@annuity-lantern/contracts/http';
import { searchFieldsOf } from '../find/search-fields-of.ts';
import { addWords } from '../find/words-of.ts';
import type { StoredLead } from '../record/lead-record.ts';
import { orderChangeMail } from './change-mail.ts';
import { persistAnew } from './correct-contact.ts';
import { type Decide, step } from './lead-change.ts';

export interface AnswersCorrection {
  /** Without e-mail and phone, which are checked: `correctedContact`. An empty text removes the answer. */
  readonly answers: Omit<StoredAnswers, 'email' | 'phone'>;
  /** The `seq` that the caller saw. */
  readonly seq: number;
  readonly by: string;
  /** The visitor made it: a mail confirms it. */
  readonly isOwn?: boolean;
  readonly now: Date;
}

/**
 * Corrects answers. The history names the answers, without their values. The same update writes the fields by which staff find the lead, and of the visitor's
 * own change orders the mail that confirms it. An attempt that the office planned ends if the visitor now wishes other times.
 */
export function correctedAnswers({ answers, seq, by, isOwn, now }: AnswersCorrection): Decide {
  const fields = Object.keys(answers) as LeadField[];
  return (lead, storeTime) => {
    if (lead.seq !== seq) return null;
    const { words = [], ...found } = searchFieldsOf({ ...lead, ...answers } as StoredLead);
    const values = Object.entries({ ...answers, ...found }).map(([name, value]) => [name, value === '' ? undefined : value]);
    const isOverruled = lead.callback?.kind === 'attempt' && fields.some((field) => field === 'preferredCallTime' || field === 'state');
    return {
      fields: {
        ...(isOverruled ? { callback: undefined } : {}),
        // A name without an umlaut has no such keys.
        spelledKey: undefined,
        spelledGivenKey: undefined,
        ...Object.fromEntries(values),
        ...(words.length > 0 ? { words: addWords(lead.words, words) } : {}),
      },
      effects: { ...persistAnew(lead, storeTime), ...(isOwn ? orderChangeMail(lead, fields, storeTime) : {}) },
      ...step(lead, { at: now, what: 'answers', by, fields }),
    };
  };
}
