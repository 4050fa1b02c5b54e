import type { StoredAnswers } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { SLA } from '@annuity-lantern/contracts/sla';
import type { AnyLeadRecord, LeadKind } from '@annuity-lantern/lead-store';
import { staffRows } from '../mail/answers-in-mail.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';

/** All lead fields that staff mail uses. It holds nothing personal, because mail is read on phones and forwarded. */
export type LeadForStaff = Pick<AnyLeadRecord, '_id' | 'kind' | 'createdAt'> & StoredAnswers;

/** The facts that the texts of staff mail name. */
export interface StaffMailFacts {
  /** `consultation request`, for use within a sentence. */
  readonly kind: string;
  /** `consultation request from IL`, for use in a subject. */
  readonly which: string;
  readonly callBefore: string;
}

/** The texts around the facts in one kind of staff mail. */
export interface StaffMailWords {
  readonly subject: string;
  readonly heading: string;
  /** The first sentence of the plain part. */
  readonly opening: string;
  /** The label for the end of the 24 hours. */
  readonly clock: string;
  /** A note beside it. */
  readonly note: string;
}

const kindWords: Readonly<Record<LeadKind, string>> = {
  consultation: 'consultation request',
  'annuity-review': 'annuity review request',
};

/** Mail to staff about one lead. */
export function layOutStaffMail(lead: LeadForStaff, publicOrigin: string, wordsOf: (facts: StaffMailFacts) => StaffMailWords): Mail {
  const kind = kindWords[lead.kind];
  const callBefore = formatTime(new Date(lead.createdAt.getTime() + SLA.breachAfter));
  const { subject, heading, opening, clock, note } = wordsOf({ kind, which: lead.state ? `${kind} from ${lead.state}` : kind, callBefore });
  return renderMail({
    subject,
    sender: 'Annuity Lantern',
    context: 'staff desk',
    preview: `${clock} ${callBefore}.`,
    heading,
    opening,
    blocks: [
      {
        kind: 'facts',
        first: { label: clock, value: callBefore },
        rest: [
          { label: 'Received', value: formatTime(lead.createdAt) },
          { label: 'Kind', value: kind },
          ...staffRows(lead.kind, lead),
          { label: 'Reference', value: leadReference(lead._id) },
          { label: 'Lead', value: lead._id },
        ],
      },
      { kind: 'button', words: 'Open the desk', to: `${publicOrigin}/admin` },
      { kind: 'small', words: note },
    ],
  });
}

/** Eastern time with its zone named: the desk works in it, and readers may be in any zone. */
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
