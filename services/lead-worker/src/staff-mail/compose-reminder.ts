import type { Mail } from '../mail/mail.ts';
import { layOutStaffMail } from './lay-out-staff-mail.ts';
import { type LeadForStaff, type StaffMailFacts, staffMailFacts, whichRequest } from './staff-mail-facts.ts';
import type { StaffMailWords } from './staff-mail-words.ts';

/** `warning` before the 24 hours end, `breach` once they have. */
export type ReminderKind = 'warning' | 'breach';

/** Tells staff of a lead that nobody has contacted, with the facts of the first mail. */
export function composeReminder(kind: ReminderKind, lead: LeadForStaff, publicOrigin: string): Mail {
  const facts = staffMailFacts(lead, publicOrigin);
  return layOutStaffMail(facts, wordsOf[kind](facts));
}

const ifSomeoneHas = 'If someone has called, record it at the desk. Mail to staff never shows names or contact details. The desk does.';

const wordsOf: Readonly<Record<ReminderKind, (facts: StaffMailFacts) => StaffMailWords>> = {
  warning: (facts) => ({
    subject: `Nobody has called yet: ${whichRequest(facts)}, call before ${facts.callBefore}`,
    heading: 'Nobody has called yet',
    opening: `Nobody has called yet: this ${facts.kind} has been waiting for more than 20 hours.`,
    clock: 'Call before',
    note: `The visitor was told that a specialist will contact them within 24 hours, and no call is recorded for this ${facts.kind}. ${ifSomeoneHas}`,
  }),
  breach: (facts) => ({
    subject: `Over 24 hours without a call: ${whichRequest(facts)}, call now`,
    heading: 'Over 24 hours without a\u00a0call',
    opening: `Over 24 hours without a call: we broke our promise for this ${facts.kind}.`,
    clock: 'Promised by',
    note: `The visitor was told that a specialist will contact them within 24 hours, and no call is recorded for this ${facts.kind}. Please call now. ${ifSomeoneHas}`,
  }),
};
