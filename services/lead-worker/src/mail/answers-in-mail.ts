import {
  type ByKind,
  callTimeWords,
  choiceWords,
  fieldsOf,
  fieldsWithAnswers,
  type LeadFieldRow,
  type LeadKind,
  labelForStaff,
  rowOf,
  type StoredAnswers,
  sayByKind,
} from '@annuity-lantern/contracts/http';

export interface MailRow {
  readonly label: string;
  readonly value: string;
}

/**
 * Fields that mail may repeat. None holds typed text: staff forward mail, and a visitor may have entered somebody else's address. Mail
 * never names the visitor.
 */
type RowInMail = Extract<LeadFieldRow, { readonly mail: unknown }>;

const forStaff: ByKind<string | undefined, RowInMail['kind']> = {
  choice: ({ choices }, answer) => choiceWords(choices, answer),
  usState: (_row, answer) => answer,
  callTime: (_row, answer) => callTimeWords(answer),
};

const forVisitors: ByKind<string | undefined, 'callTime'> = {
  callTime: (_row, answer) => {
    const words = callTimeWords(answer);
    return words && `You asked us to call on ${words}. We can't reserve a time.`;
  },
};

/** The rows of a request in mail to staff. */
export function staffRows(kind: LeadKind, answers: StoredAnswers): MailRow[] {
  return fieldsWithAnswers(kind, answers).flatMap((name) => {
    const row = rowOf(name);
    if (!('mail' in row) || row.mail === 'never') return [];
    const value = sayByKind(forStaff, row, answers[name]);
    return value ? [{ label: labelForStaff(row), value }] : [];
  });
}

/** The answers that the mail to the visitor repeats, as sentences; empty if there are none. */
export function visitorSentences(kind: LeadKind, answers: StoredAnswers): string {
  const sentences = fieldsOf[kind].flatMap((name) => {
    const row = rowOf(name);
    return 'mail' in row && row.mail === 'both' ? (sayByKind(forVisitors, row, answers[name]) ?? []) : [];
  });
  return sentences.join(' ');
}
