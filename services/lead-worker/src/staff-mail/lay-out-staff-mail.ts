import { addressOfRequest } from '@annuity-lantern/contracts/desk-address';
import { wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { firstCallOf, firstCallWords, visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import type { StoredAnswers } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { dueTimes, targetEnd } from '@annuity-lantern/contracts/sla';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import type { AnyLeadRecord, LeadKind, WithNoCalls } from '@annuity-lantern/lead-store';
import { staffRows } from '../mail/answers-in-mail.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';

/** All lead fields that staff mail uses. It holds nothing personal, because mail is read on phones and forwarded. */
export type LeadForStaff = WithNoCalls<Pick<AnyLeadRecord, '_id' | 'kind' | 'createdAt'> & StoredAnswers>;

export interface StaffMailOptions {
  readonly deskOrigin: string;
  readonly hours: OfficeHours;
}

export interface LeadMailOptions extends StaffMailOptions {
  readonly now: Date;
}

/** The facts that the texts of staff mail name. */
export interface StaffMailFacts {
  /** `consultation request`, for use within a sentence. */
  readonly kind: string;
  /** `consultation request from IL`, for use in a subject. */
  readonly which: string;
  /** The end of the 24 hours. */
  readonly promised: string;
  /** `before` it, or `now` once it has passed: a mail may be late, and a late request may be given to another owner. */
  readonly when: string;
  /** The visitor wants no calls: the mail must not ask for one. */
  readonly noCalls: boolean;
}

/** The texts around the facts in one kind of staff mail. */
export interface StaffMailWords {
  readonly subject: string;
  readonly heading: string;
  /** The first sentence of the plain part. */
  readonly opening: string;
  /** The label of the first fact. */
  readonly clock: string;
  /** The first fact, in place of `when`. */
  readonly due?: string;
  /** A note beside it. */
  readonly note: string;
}

/** The request of somebody who wants no calls. */
export const doNotCall = 'Do not call: the visitor asked us not to.';

const kindWords: Readonly<Record<LeadKind, string>> = {
  consultation: 'consultation request',
  'annuity-review': 'annuity review request',
};

/** Mail to staff about one lead. */
export function layOutStaffMail(
  lead: LeadForStaff,
  { deskOrigin, hours, now }: LeadMailOptions,
  wordsOf: (facts: StaffMailFacts) => StaffMailWords,
): Mail {
  const kind = kindWords[lead.kind];
  const { dueAt } = dueTimes(lead.createdAt.getTime(), hours);
  const promised = formatTime(new Date(dueAt), hours);
  const isLate = dueAt <= now.getTime();
  const when = isLate ? 'now' : `before ${promised}`;
  const which = lead.state ? `${kind} from ${lead.state}` : kind;
  const words = wordsOf({ kind, which, promised, when, noCalls: wantsNoCalls(lead) });
  const { subject, heading, opening, clock, due = isLate ? `now, promised by ${promised}` : when, note } = words;
  return renderMail({
    subject,
    sender: 'Annuity Lantern',
    context: 'staff desk',
    preview: `${clock} ${due}.`,
    heading,
    opening,
    blocks: [
      {
        kind: 'facts',
        first: { label: clock, value: due },
        rest: [
          { label: 'Received', value: formatTime(lead.createdAt, hours) },
          { label: 'Our target', value: `first call by ${formatTime(new Date(targetEnd(lead.createdAt.getTime(), hours)), hours)}` },
          { label: 'Kind', value: kind },
          ...staffRows(lead.kind, lead),
          { label: 'First call', value: toldWords(lead, hours) },
          { label: 'Reference', value: leadReference(lead._id) },
          { label: 'Lead', value: lead._id },
        ],
      },
      { kind: 'button', words: 'Open the request', to: `${deskOrigin}/admin${addressOfRequest(lead._id)}` },
      { kind: 'small', words: note },
    ],
  });
}

/** The first call as the visitor read it right after the request. */
function toldWords(lead: LeadForStaff, hours: OfficeHours): string {
  if (wantsNoCalls(lead)) return 'none, the visitor asked not to be called';
  const call = firstCallOf(lead, lead.createdAt, hours, visitorZoneOf(lead));
  if (!call) return 'we told the visitor no time';
  const words = `we told the visitor ${firstCallWords(call)}`;
  return call.wish === 'missed' ? `${words}, because the office is closed at the chosen times` : words;
}

/** Office time with its zone named, because readers may be in any zone. */
export function formatTime(time: Date, { timeZone }: OfficeHours): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(time).replace(/\s/g, ' ');
}
