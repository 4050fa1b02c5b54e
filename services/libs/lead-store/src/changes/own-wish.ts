import { OWN_PAGE, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import type { StoredLead } from '../record/lead-record.ts';
import { endCallback } from './calls.ts';
import { orderChangeMail } from './change-mail.ts';
import { orderConsentRecord } from './consent-record.ts';
import { type Decide, step } from './lead-change.ts';

/** The contact of the visit in which a visitor changes something on their own page. */
export type VisitContact = Pick<StoredLead, 'email' | 'phone'>;

const wishes = { noCalls: { field: 'noCallsHere', channel: 'calls' }, noEmail: { field: 'noEmailHere', channel: 'allEmail' } } as const;
export type OwnWish = keyof typeof wishes;

/**
 * That the visitor wants no calls, or no mail, about this lead, also at a number or an address that comes later, and the mail that confirms
 * it. Repeating changes nothing. Refused if the lead no longer has the contact of the visit.
 */
export function ownWish(visit: VisitContact, wish: OwnWish, now: Date): Decide {
  const { field, channel } = wishes[wish];
  return (lead, storeTime) => {
    if (!hasContact(lead, visit)) return null;
    if (lead[field]) return {};
    const callback = wish === 'noCalls' ? endCallback(lead, storeTime) : {};
    return {
      fields: { ...callback.fields, [field]: { at: now, by: VISITOR_ACTOR } },
      effects: { ...orderConsentRecord(lead, storeTime), ...orderChangeMail(lead, [wish], storeTime), ...callback.effects },
      ...step(lead, { at: now, what: 'consent', by: VISITOR_ACTOR, channels: [channel], way: OWN_PAGE }),
    };
  };
}

export function hasContact(lead: VisitContact, { email, phone }: VisitContact): boolean {
  return lead.email === email && lead.phone === phone;
}
