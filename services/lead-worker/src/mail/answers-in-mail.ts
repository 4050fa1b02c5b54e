import { callTimeWords, type LeadField, type LeadKind, leadFields, type StoredAnswers } from '@annuity-lantern/contracts/http';

export interface MailRow {
  readonly label: string;
  readonly value: string;
}

interface AnswerInMail {
  /** Its row in mail to staff. */
  readonly staff?: (answers: StoredAnswers) => MailRow | undefined;
  /** Its sentence in the mail to the visitor. */
  readonly visitor?: (answers: StoredAnswers) => string | undefined;
}

/**
 * What mail says of each answer; `null`: nothing. Staff forward mail, and a visitor may have given somebody else's address: mail never says who
 * wrote, and never repeats what was typed.
 */
const answersInMail: Record<LeadField, AnswerInMail | null> = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  age: null,
  assets: null,
  state: { staff: ({ state }) => (state ? { label: 'State', value: state } : undefined) },
  primaryConcern: null,
  insuranceCompany: null,
  approximateValue: null,
  concerns: null,
  preferredCallTime: {
    staff: (answers) => {
      const value = callTimeWords(answers);
      return value ? { label: 'Call time', value } : undefined;
    },
    visitor: (answers) => {
      const words = callTimeWords(answers);
      return words && `You asked us to call on ${words}. We'll try to call then, but we can't reserve a time.`;
    },
  },
};

/** The rows of a request in mail to staff. */
export function staffRows(kind: LeadKind, answers: StoredAnswers): MailRow[] {
  return leadFields[kind].flatMap((name) => answersInMail[name]?.staff?.(answers) ?? []);
}

/** What the mail to the visitor repeats of a request, as sentences; empty when nothing. */
export function visitorSentences(kind: LeadKind, answers: StoredAnswers): string {
  return leadFields[kind].flatMap((name) => answersInMail[name]?.visitor?.(answers) ?? []).join(' ');
}
