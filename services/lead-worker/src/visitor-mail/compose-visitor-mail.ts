import { type ConsentBox, consentText } from '@annuity-lantern/contracts/consent-texts';
import { isConsentVersion } from '@annuity-lantern/contracts/consent-versions';
import { firstCallOf, firstCallSentence, visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import type { StoredAnswers } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { messages } from '@annuity-lantern/contracts/messages';
import type { AnyLeadRecord, LeadKind, WithNoCalls } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import { whoCalls } from '@annuity-lantern/site/who-calls';
import { visitorSentences } from '../mail/answers-in-mail.ts';
import { section } from '../mail/mail-content.ts';
import { leaveOut, officeHours, privacyLink, reachUsOf, unlessRefused } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';

const subjects: Readonly<Record<LeadKind, string>> = {
  consultation: 'We have your consultation request',
  'annuity-review': 'We have your annuity review request',
};

interface VisitorMailOptions {
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly now: Date;
  /** Opens the page of this request. */
  readonly myRequest: string;
}

/**
 * The answer to a request. It repeats nothing that was typed: a visitor may give somebody else's address, and strangers could then write to
 * that person through us. The state only selects the caller's title. Who wants no calls about this request is promised an answer by email. A number on the
 * do-not-call list changes nothing: a stranger who types it must not learn that it is there. The words of each consent are
 * repeated as they were shown, so that the person holds the proof too.
 */
export function composeVisitorMail(
  lead: WithNoCalls<Pick<AnyLeadRecord, '_id' | 'kind' | 'createdAt'> & { readonly consent?: AnyLeadRecord['consent'] } & StoredAnswers>,
  { site, publicOrigin, now, myRequest }: VisitorMailOptions,
): Mail {
  const { askedFor, atHand } = messages.request[lead.kind];
  const noCalls = lead.noCallsHere !== undefined;
  const promise = noCalls
    ? 'A specialist will answer you by email within 24 hours on working days'
    : 'A specialist will contact you within 24 hours on working days';
  const firstCall = firstCallSentence(firstCallOf(lead, now, site.hours, visitorZoneOf(lead))).replaceAll('’', "'");
  const decide = "You won't be asked to decide anything on the call. Ask for the answers in writing, and take your time.";
  const next = noCalls
    ? { detail: "You asked us not to call you about this request, so we won't. Want a call after all? Call us." }
    : { detail: `${firstCall} ${officeHours(site)} ${unlessRefused}`, more: visitorSentences(lead.kind, lead) };
  return renderMail({
    subject: subjects[lead.kind],
    replyTo: site.contactEmail,
    sender: site.productName,
    context: 'your request',
    preview: `${promise}.`,
    heading: 'Thank you. Your request has arrived.',
    blocks: [
      { kind: 'paragraph', words: `You asked ${site.productName} for ${askedFor}.` },
      {
        kind: 'next',
        heading: 'What happens next',
        promise,
        ...next,
      },
      section('Your reference number', `${leadReference(lead._id)}. Have it ready if you call us.`),
      section('What you agreed to', ...agreedWords(lead.consent)),
      section(
        'See or change your request',
        'Correct it, change when we call, or say stop. We email you a code first, so only you can open it.',
      ),
      { kind: 'button', words: 'Open your request', to: myRequest },
      section(
        'Who will contact you',
        `The staff of ${site.networkName} reads your request, and a licensed advisor may ${noCalls ? 'write to' : 'contact'} you about it. The person who ${noCalls ? 'writes' : 'calls'} is ${whoCalls(site, lead.state)}.`,
        ...(noCalls ? [] : [messages.notSureWhoCalls(site.phone.display).replaceAll('’', "'")]),
      ),
      ...(noCalls ? [] : [section('What to have ready for the call', atHand, decide)]),
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

/** Word for word, as shown beside the boxes that were checked. */
function agreedWords(consent: AnyLeadRecord['consent'] = null): string[] {
  const nothing = ['You checked no box, so you agreed to no automated calls, no automated texts and no extra emails.'];
  if (!consent || !isConsentVersion(consent.textVersion)) return nothing;
  const { boxes } = consentText(consent.textVersion, consent.network ?? '');
  const given = { ...consent.channels, analytics: consent.analytics === true };
  const words = (Object.keys(boxes) as ConsentBox[]).filter((box) => given[box]).map((box) => wordsOf(boxes[box]));
  return words.length > 0 ? ['You checked these boxes:', ...words] : nothing;
}

function wordsOf({ label, hint }: { readonly label: string; readonly hint?: string }): string {
  return `"${hint ? `${label.replace(/(?<![.!?])$/, '.')} ${hint}` : label}"`.replaceAll('’', "'");
}
