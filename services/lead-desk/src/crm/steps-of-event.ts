import type { CrmEvent, LeadStatus } from '@annuity-lantern/contracts/http';

/** The steps up to the contact. Null once a request is done: events that come later change nothing. */
const toContact = {
  pending: ['assigned', 'contacted'],
  assigned: ['contacted'],
  reopened: ['assigned', 'contacted'],
  contacted: [],
  scheduled: [],
  closed: null,
  disqualified: null,
  erased: null,
} as const satisfies Readonly<Record<LeadStatus, readonly LeadStatus[] | null>>;

/** The steps of the machine that an event makes, one after the other. None if the event changes nothing. */
export function stepsOfEvent(event: Exclude<CrmEvent, { readonly type: 'lead.stop' }>, status: LeadStatus): readonly LeadStatus[] {
  const contact = toContact[status];
  if (!contact) return [];
  if (event.type === 'lead.called') return contact;
  // The machine closes only what was reached; the rest is set aside.
  return event.data.reached === false && contact.length > 0 ? ['disqualified'] : [...contact, 'closed'];
}
