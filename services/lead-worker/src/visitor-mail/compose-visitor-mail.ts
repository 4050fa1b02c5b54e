import type { StoredAnswers } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { messages } from '@annuity-lantern/contracts/messages';
import type { AnyLeadRecord, LeadKind } from '@annuity-lantern/lead-store';
import type { Site } from '@annuity-lantern/site';
import { visitorSentences } from '../mail/answers-in-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { leaveOut, officeHours, reachUsOf } from '../mail/reach-us.ts';
import type { VisitorMailFacts } from './visitor-mail-facts.ts';
import { visitorMailHtml } from './visitor-mail-html.ts';
import { visitorMailText } from './visitor-mail-text.ts';

const subjects: Readonly<Record<LeadKind, string>> = {
  consultation: 'We have your consultation request',
  'annuity-review': 'We have your annuity review request',
};

/**
 * The answer to a request. It repeats nothing that was typed: a visitor may give somebody else's address, and a name or a text of the form would
 * let strangers write to that person through us.
 */
export function composeVisitorMail(lead: Pick<AnyLeadRecord, '_id' | 'kind'> & StoredAnswers, site: Site, publicOrigin: string): Mail {
  const subject = subjects[lead.kind];
  const { askedFor, atHand } = messages.request[lead.kind];
  const facts: VisitorMailFacts = {
    ...reachUsOf(site),
    product: site.productName,
    askedFor,
    heading: 'Thank you. Your request has arrived.',
    promise: 'A specialist will contact you within 24 hours',
    // A mail may be read days later, so it does not say when the next call falls.
    hours: officeHours(site),
    reference: leadReference(lead._id),
    answers: visitorSentences(lead.kind, lead),
    whoCalls: `The staff of ${site.networkName} reads your request, and a licensed advisor may contact you about it.`,
    atHand,
    decide: "You won't be asked to decide anything on the call. Ask for the answers in writing, and take your time.",
    cost: `This help costs you nothing, before or after the call. ${site.paidBy} Ask how much before you sign.`,
    notYou: "Someone may have given your address by mistake. Call us or reply to this email, and we won't contact you again.",
    noReply: `You don't need to reply to this email. ${leaveOut}`,
    privacyPage: `${publicOrigin}/privacy-policy`,
  };
  return { subject, text: visitorMailText(facts), html: visitorMailHtml(facts), replyTo: site.contactEmail };
}
