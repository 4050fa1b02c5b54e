import type { StoredAnswers } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { messages } from '@annuity-lantern/contracts/messages';
import type { AnyLeadRecord, LeadKind } from '@annuity-lantern/lead-store';
import type { Site } from '@annuity-lantern/site';
import { whoCalls } from '@annuity-lantern/site/who-calls';
import { visitorSentences } from '../mail/answers-in-mail.ts';
import { section } from '../mail/mail-content.ts';
import { leaveOut, officeHours, privacyLink, reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';

const subjects: Readonly<Record<LeadKind, string>> = {
  consultation: 'We have your consultation request',
  'annuity-review': 'We have your annuity review request',
};

/**
 * The answer to a request. It repeats nothing that was typed: a visitor may give somebody else's address, and strangers could then write to
 * that person through us. The state only selects the caller's title.
 */
export function composeVisitorMail(lead: Pick<AnyLeadRecord, '_id' | 'kind'> & StoredAnswers, site: Site, publicOrigin: string): Mail {
  const { askedFor, atHand } = messages.request[lead.kind];
  const promise = 'A specialist will contact you within 24 hours';
  const decide = "You won't be asked to decide anything on the call. Ask for the answers in writing, and take your time.";
  return renderMail({
    subject: subjects[lead.kind],
    replyTo: site.contactEmail,
    sender: site.productName,
    context: 'your request',
    preview: `${promise}.`,
    heading: 'Thank you. Your request has arrived.',
    blocks: [
      { kind: 'paragraph', words: `You asked ${site.productName} for ${askedFor}.` },
      { kind: 'next', heading: 'What happens next', promise, detail: officeHours(site), more: visitorSentences(lead.kind, lead) },
      section('Your reference number', `${leadReference(lead._id)}. Have it ready if you call us.`),
      section(
        'Who will contact you',
        `The staff of ${site.networkName} reads your request, and a licensed advisor may contact you about it. The person who calls is ${whoCalls(site, lead.state)}.`,
      ),
      section('What to have ready for the call', atHand, decide),
      section('What it costs', `This help costs you nothing, before or after the call. ${site.paidBy} Ask how much before you sign.`),
      { kind: 'contact', contact: reachUsOf(site) },
      section(
        "Didn't send this request?",
        "Someone may have given your address by mistake. Call us or reply to this email, and we won't contact you again.",
      ),
      { kind: 'small', words: `You don't need to reply to this email. ${leaveOut}`, link: privacyLink(publicOrigin) },
    ],
  });
}
