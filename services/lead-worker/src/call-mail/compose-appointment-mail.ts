import { momentForVisitor, visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import type { StoredAnswers } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { messages } from '@annuity-lantern/contracts/messages';
import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import { appointmentFile } from '@annuity-lantern/site/appointment-file';
import { whoCalls } from '@annuity-lantern/site/who-calls';
import { section } from '../mail/mail-content.ts';
import { leaveOut, privacyLink, reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';

export interface AppointmentMail {
  /** `new`, at another time than an earlier mail said, or called off. */
  readonly what: 'new' | 'moved' | 'off';
  readonly number: number;
  readonly version: number;
  readonly at: Date;
}

interface AppointmentMailOptions {
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly now: Date;
}

/** Confirms the call that the visitor agreed to, or says that it is off, with the file for their calendar. It repeats nothing that they typed. */
export function composeAppointmentMail(
  lead: Pick<AnyLeadRecord, '_id' | 'kind'> & StoredAnswers,
  { what, ...appointment }: AppointmentMail,
  { site, publicOrigin, now }: AppointmentMailOptions,
): Mail {
  const when = momentForVisitor(appointment.at, visitorZoneOf(lead) ?? site.hours.timeZone);
  const isCanceled = what === 'off';
  const subject = { new: `Your call with us: ${when}`, moved: `New time for your call: ${when}`, off: `Your call is canceled: ${when}` }[
    what
  ];
  const change = `Call us at ${site.phone.display}, or reply to this email.`;
  return renderMail({
    subject,
    replyTo: site.contactEmail,
    sender: site.productName,
    context: 'your request',
    preview: isCanceled ? "We won't call you then." : `We'll call you on ${when}.`,
    heading: { new: 'Your call is set.', moved: 'Your call has a new time.', off: 'Your call is canceled.' }[what],
    file: appointmentFile({ leadId: lead._id, ...appointment, isCanceled }, site, { publicOrigin, now }),
    blocks: [
      { kind: 'paragraph', words: `You asked ${site.productName} for ${messages.request[lead.kind].askedFor}.` },
      ...(isCanceled
        ? [
            section('What changes', `We won't call you on ${when}.`, 'Open the attached file to take the call out of your calendar.'),
            section('Would you still like to talk?', change),
          ]
        : [
            {
              kind: 'next' as const,
              heading: 'When we call',
              promise: `We'll call you on ${when}`,
              detail: 'Open the attached file to put the call in your calendar. It reminds you an hour before.',
            },
            section('Need another time?', change),
            section(
              'Who calls',
              `The person who calls is ${whoCalls(site, lead.state)}.`,
              messages.notSureWhoCalls(site.phone.display).replaceAll('’', "'"),
            ),
          ]),
      section('Your reference number', `${leadReference(lead._id)}. Have it ready if you call us.`),
      section(
        "Didn't agree to this?",
        "Someone may have given your address by mistake. Call us or reply, and we won't write to you again.",
      ),
      { kind: 'contact', contact: reachUsOf(site) },
      { kind: 'small', words: leaveOut, link: privacyLink(publicOrigin) },
    ],
  });
}
