import type { Mail } from '../mail/render-mail.ts';
import { doNotCall, type LeadForStaff, type LeadMailOptions, layOutStaffMail } from './lay-out-staff-mail.ts';

/** Notifies staff of a new lead. */
export function composeStaffMail(lead: LeadForStaff, options: LeadMailOptions): Mail {
  return layOutStaffMail(lead, options, ({ kind, which, when, noCalls }) => ({
    subject: `New ${which}: ${noCalls ? 'do not call, answer' : 'call'} ${when}`,
    heading: `A new ${kind} is\u00a0waiting`,
    opening: `A new ${kind} is waiting at the desk.`,
    clock: noCalls ? 'Answer' : 'Call',
    note: `${noCalls ? `${doNotCall} ` : ''}The visitor was told that a specialist will contact them within 24 hours on working days. Mail to staff never shows names or contact details. The desk does.`,
  }));
}
