import { escapeHtml } from '@annuity-lantern/service-kit/escape-html';
import { escapeAll } from '../mail/escape-all.ts';
import { colour, litRow, mailFrame, sans, smallRow } from '../mail/mail-frame.ts';
import type { StaffMailFacts } from './staff-mail-facts.ts';
import type { StaffMailWords } from './staff-mail-words.ts';

/** The HTML part: the time to call is the lit line. */
export function staffMailHtml({ answers, state: _, ...givenFacts }: StaffMailFacts, givenWords: StaffMailWords): string {
  const facts = escapeAll(givenFacts);
  const words = escapeAll({ ...givenWords });
  return mailFrame({
    title: words.heading,
    preview: `${words.clock} ${facts.callBefore}.`,
    sender: 'Annuity Lantern',
    context: 'staff desk',
    heading: words.heading,
    rows: [
      litRow(words.clock, facts.callBefore),
      `<tr><td style="padding:8px 6%">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${row('Received', facts.received)}
${[{ label: 'Kind', value: givenFacts.kind }, ...answers].map(({ label, value }) => row(label, escapeHtml(value))).join('\n')}
${row('Reference', facts.reference)}
${row('Lead', facts.id)}
</table></td></tr>`,
      `<tr><td style="padding:20px 6% 8px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${colour.brand};border-radius:4px"><a href="${facts.desk}" style="display:inline-block;padding:15px 24px;${sans};font-size:17px;font-weight:600;color:${colour.surface};text-decoration:none">Open the desk</a></td></tr></table></td></tr>`,
      smallRow(words.note),
    ],
  });
}

function row(label: string, value: string): string {
  const cell = `padding:11px 0;border-bottom:1px solid ${colour.rule};${sans};font-size:17px;vertical-align:top`;
  return `<tr><td style="${cell};color:${colour.ink2};width:100px">${label}</td><td style="${cell};color:${colour.ink};word-break:break-word">${value}</td></tr>`;
}
