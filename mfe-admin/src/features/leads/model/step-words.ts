import type { LeadStatus, TransitionTarget } from '@annuity-lantern/contracts/http';

/** What a member of staff presses to bring a request into a status. */
export const stepVerbs = {
  assigned: 'I will take it',
  contacted: 'Reached by phone',
  scheduled: 'Call scheduled',
  closed: 'Close',
  disqualified: 'Not a fit',
  reopened: 'Open again',
} as const satisfies Record<TransitionTarget, string>;

/** What a person did who brought a request there, after their name. */
export const stepDeeds: Readonly<Record<LeadStatus, string>> = {
  pending: 'put it back to pending',
  assigned: 'took the request',
  contacted: 'reached the visitor by phone',
  scheduled: 'scheduled the call',
  closed: 'closed the request',
  disqualified: 'set the request aside as not a fit',
  reopened: 'opened the request again',
  erased: 'erased the request',
};
