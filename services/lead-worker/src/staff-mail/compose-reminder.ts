import type { Mail } from '../mail/render-mail.ts';
import {
  doNotCall,
  type LeadForStaff,
  type LeadMailOptions,
  layOutStaffMail,
  type StaffMailFacts,
  type StaffMailWords,
} from './lay-out-staff-mail.ts';

/** `warning` before the 24 hours end, `breach` afterwards. */
export type ReminderKind = 'warning' | 'breach';

/** Reminds staff of a lead that still waits for a call, with the facts of the first mail. */
export function composeReminder(kind: ReminderKind, lead: LeadForStaff, options: LeadMailOptions): Mail {
  return layOutStaffMail(lead, options, wordsOf[kind]);
}

const ifSomeoneHas = (did: string) =>
  `If someone has ${did}, record it at the desk. Mail to staff never shows names or contact details. The desk does.`;
const told = 'The visitor was told that a specialist will contact them within 24 hours on working days';

const wordsOf: Readonly<Record<ReminderKind, (facts: StaffMailFacts) => StaffMailWords>> = {
  warning: ({ kind, which, when, noCalls }) =>
    noCalls
      ? {
          subject: `Nobody has answered yet: ${which}, do not call, answer ${when}`,
          heading: 'Nobody has answered yet',
          opening: `Nobody has answered yet: this ${kind} has been waiting for more than 20 hours.`,
          clock: 'Answer',
          note: `${doNotCall} ${told}, and no answer is recorded for this ${kind}. ${ifSomeoneHas('answered')}`,
        }
      : {
          subject: `Nobody has called yet: ${which}, call ${when}`,
          heading: 'Nobody has called yet',
          opening: `Nobody has called yet: this ${kind} has been waiting for more than 20 hours.`,
          clock: 'Call',
          note: `${told}, and no call is recorded for this ${kind}. ${ifSomeoneHas('called')}`,
        },
  breach: ({ kind, which, promised, noCalls }) =>
    noCalls
      ? {
          subject: `Over 24 hours without an answer: ${which}, do not call, answer now`,
          heading: 'Over 24 hours without an\u00a0answer',
          opening: `Over 24 hours without an answer: we broke our promise for this ${kind}.`,
          clock: 'Promised by',
          due: promised,
          note: `${doNotCall} ${told}, and no answer is recorded for this ${kind}. Please answer by email now. ${ifSomeoneHas('answered')}`,
        }
      : {
          subject: `Over 24 hours without a call: ${which}, call now`,
          heading: 'Over 24 hours without a\u00a0call',
          opening: `Over 24 hours without a call: we broke our promise for this ${kind}.`,
          clock: 'Promised by',
          due: promised,
          note: `${told}, and no call is recorded for this ${kind}. Please call now. ${ifSomeoneHas('called')}`,
        },
};
