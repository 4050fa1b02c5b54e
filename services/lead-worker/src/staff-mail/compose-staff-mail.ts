import type { Mail } from '../mail/mail.ts';
import { layOutStaffMail } from './lay-out-staff-mail.ts';
import { type LeadForStaff, staffMailFacts, whichRequest } from './staff-mail-facts.ts';

/** Tells staff of a new lead. */
export function composeStaffMail(lead: LeadForStaff, publicOrigin: string): Mail {
  const facts = staffMailFacts(lead, publicOrigin);
  return layOutStaffMail(facts, {
    subject: `New ${whichRequest(facts)}: call before ${facts.callBefore}`,
    heading: `A new ${facts.kind} is\u00a0waiting`,
    opening: `A new ${facts.kind} is waiting at the desk.`,
    clock: 'Call before',
    note: 'The visitor was told that a specialist will contact them within 24 hours. Mail to staff never shows names or contact details. The desk does.',
  });
}
