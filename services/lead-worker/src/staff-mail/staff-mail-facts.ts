import type { StoredAnswers } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { SLA } from '@annuity-lantern/contracts/sla';
import type { AnyLeadRecord, LeadKind } from '@annuity-lantern/lead-store';
import { type MailRow, staffRows } from '../mail/answers-in-mail.ts';

/** All that mail to staff takes of a lead. Mail is read on phones and forwarded: nothing personal goes into it. */
export type LeadForStaff = Pick<AnyLeadRecord, '_id' | 'kind' | 'createdAt'> & StoredAnswers;

/** What staff mail shows, in the words it is shown with. */
export interface StaffMailFacts {
  readonly id: string;
  /** What the visitor was given, and reads to us on the phone. */
  readonly reference: string;
  /** `consultation request`, as within a sentence. */
  readonly kind: string;
  /** Absent when the visitor did not say it. */
  readonly state?: string;
  /** Of the answers that staff mail names. */
  readonly answers: readonly MailRow[];
  readonly received: string;
  readonly callBefore: string;
  readonly desk: string;
}

const kindWords: Readonly<Record<LeadKind, string>> = {
  consultation: 'consultation request',
  'annuity-review': 'annuity review request',
};

export function staffMailFacts(lead: LeadForStaff, publicOrigin: string): StaffMailFacts {
  return {
    id: lead._id,
    reference: leadReference(lead._id),
    kind: kindWords[lead.kind],
    ...(lead.state ? { state: lead.state } : {}),
    answers: staffRows(lead.kind, lead),
    received: formatTime(lead.createdAt),
    callBefore: formatTime(new Date(lead.createdAt.getTime() + SLA.breachAfter)),
    desk: `${publicOrigin}/admin`,
  };
}

/** `consultation request from IL`, as within a subject. */
export function whichRequest({ kind, state }: StaffMailFacts): string {
  return state ? `${kind} from ${state}` : kind;
}

/** Eastern time with its zone named: desk hours are kept in it, and readers of a mail are in any zone. */
const easternTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

function formatTime(time: Date): string {
  return easternTime.format(time).replace(/\s/g, ' ');
}
