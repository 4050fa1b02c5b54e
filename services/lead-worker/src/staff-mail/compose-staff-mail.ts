import type { AnyLeadRecord, LeadKind } from '@annuity-lantern/lead-store';
import type { Mail } from '../mail/mail.ts';
import { wrapText } from '../mail/wrap-text.ts';
import type { StaffMailFacts } from './staff-mail-facts.ts';
import { staffMailHtml } from './staff-mail-html.ts';

const CLOCK_HOURS = 24;

const kindWords: Readonly<Record<LeadKind, string>> = {
  consultation: 'consultation request',
  'annuity-review': 'annuity review request',
};

/** All that staff mail says of a lead: id, kind, state, clock and the way to the desk. Mail is read on phones and forwarded: nothing personal goes into it. */
export function composeStaffMail(lead: Pick<AnyLeadRecord, '_id' | 'kind' | 'state' | 'createdAt'>, publicOrigin: string): Mail {
  const facts: StaffMailFacts = {
    id: lead._id,
    kind: kindWords[lead.kind],
    ...(lead.state ? { state: lead.state } : {}),
    received: formatTime(lead.createdAt),
    callBefore: formatTime(new Date(lead.createdAt.getTime() + CLOCK_HOURS * 3_600_000)),
    desk: `${publicOrigin}/admin`,
    note: 'The visitor was told that a specialist will contact them within 24 hours. Name and contact details are shown at the desk only, never in mail to staff.',
  };
  return {
    subject: `New ${facts.kind}${facts.state ? ` from ${facts.state}` : ''}: call before ${facts.callBefore}`,
    text: toText(facts),
    html: staffMailHtml(facts),
  };
}

/** Eastern time with its zone named: desk hours are kept in it, and readers of a mail are in any zone. */
function formatTime(time: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(time)
    .replace(/\s/g, ' ');
}

function toText(facts: StaffMailFacts): string {
  return [
    `A new ${facts.kind} is waiting at the desk.`,
    '',
    `Call before:  ${facts.callBefore}`,
    `Received:     ${facts.received}`,
    `Kind:         ${facts.kind}`,
    ...(facts.state ? [`State:        ${facts.state}`] : []),
    `Lead:         ${facts.id}`,
    '',
    `Open the desk: ${facts.desk}`,
    '',
    wrapText(facts.note),
    '',
  ].join('\n');
}
