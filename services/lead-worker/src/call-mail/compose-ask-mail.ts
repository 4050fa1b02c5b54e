import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { messages } from '@annuity-lantern/contracts/messages';
import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import { section } from '../mail/mail-content.ts';
import { leaveOut, officeHours, privacyLink, reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';

interface AskMailOptions {
  readonly site: PublicSite;
  readonly publicOrigin: string;
  /** Opens the page of this request. */
  readonly myRequest: string;
}

const questions = {
  time: {
    subject: 'When can we call you?',
    tried: "We tried to call you about it, and we couldn't reach you.",
    answer: 'Reply to this email with a day and a time that suit you.',
    button: 'Choose when we call',
  },
  number: {
    subject: 'Which number can we call?',
    tried: "We tried to call you about it, but the phone number that we have isn't right.",
    answer: 'Reply to this email with your phone number.',
    button: 'Correct your number',
  },
} as const;

/** Asks the visitor for what a call needs, after calls that did not reach them. It repeats nothing that they typed. */
export function composeAskMail(
  { _id, kind }: Pick<AnyLeadRecord, '_id' | 'kind'>,
  asks: keyof typeof questions,
  { site, publicOrigin, myRequest }: AskMailOptions,
): Mail {
  const { subject, tried, answer, button } = questions[asks];
  return renderMail({
    subject,
    replyTo: site.contactEmail,
    sender: site.productName,
    context: 'your request',
    preview: tried,
    heading: subject,
    blocks: [
      { kind: 'paragraph', words: `You asked ${site.productName} for ${messages.request[kind].askedFor}. ${tried}` },
      section('What you can do', `${answer} Or call us at ${site.phone.display}. ${officeHours(site)}`),
      section('Or use the page of your request', 'Press the button. We email you a code first, so only you can open it.'),
      { kind: 'button', words: button, to: myRequest },
      section('No longer want a call?', 'Reply with "stop" or call us. Then we will not contact you again.'),
      section('Your reference number', `${leadReference(_id)}. Have it ready if you call us.`),
      section(
        "Didn't send this request?",
        "Someone may have given your address by mistake. Call us or reply to this email, and we won't contact you again.",
      ),
      { kind: 'contact', contact: reachUsOf(site) },
      { kind: 'small', words: leaveOut, link: privacyLink(publicOrigin) },
    ],
  });
}
