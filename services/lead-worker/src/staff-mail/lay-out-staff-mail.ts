import type { Mail } from '../mail/mail.ts';
import { wrapText } from '../mail/wrap-text.ts';
import type { StaffMailFacts } from './staff-mail-facts.ts';
import { staffMailHtml } from './staff-mail-html.ts';
import type { StaffMailWords } from './staff-mail-words.ts';

/** The mail in both of its parts. */
export function layOutStaffMail(facts: StaffMailFacts, words: StaffMailWords): Mail {
  return { subject: words.subject, text: toText(facts, words), html: staffMailHtml(facts, words) };
}

function toText(facts: StaffMailFacts, { opening, clock, note }: StaffMailWords): string {
  return [
    wrapText(opening),
    '',
    row(clock, facts.callBefore),
    row('Received', facts.received),
    row('Kind', facts.kind),
    ...facts.answers.map(({ label, value }) => row(label, value)),
    row('Reference', facts.reference),
    row('Lead', facts.id),
    '',
    `Open the desk: ${facts.desk}`,
    '',
    wrapText(note),
    '',
  ].join('\n');
}

const LABEL_WIDTH = 14;

function row(label: string, value: string): string {
  return `${label}:`.padEnd(LABEL_WIDTH) + wrapText(value, 72 - LABEL_WIDTH).replaceAll('\n', `\n${' '.repeat(LABEL_WIDTH)}`);
}
