import { type LeadField, leadFields, rowOf } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import type { AnyLeadRecord, EffectResult, OwnChange, Stop, VisitorKeys, WithNoCalls } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import { section } from '../mail/mail-content.ts';
import { leaveOut, privacyLink, reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';
import { myRequestLink } from './my-request-link.ts';
import { sendToAddresses, type ToAddresses } from './send-to-addresses.ts';

interface ChangeMailOptions extends ToAddresses {
  readonly visitorKeys: VisitorKeys;
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly now: () => Date;
}

type Lead = WithNoCalls<AnyLeadRecord>;

/**
 * Confirms what the visitor changed on the page of their request, or right after sending it. A new address of the latter gets the first mail instead.
 *
 * @throws EffectRefusal
 */
export async function mailChange(options: ChangeMailOptions, lead: Lead, idempotencyKey: string): Promise<EffectResult> {
  const changes = changesToSay(lead);
  if (changes.length === 0) return { state: 'skipped' };
  const { site, publicOrigin } = options;
  const { isUnproved = false } = lead.effects.changeMail ?? {};
  const mail = composeChangeMail(lead, changes, { site, publicOrigin, isUnproved, myRequest: myRequestLink(options, lead) });
  const mailBefore = composeChangeMail(lead, changes, { site, publicOrigin, isUnproved });
  const onlyBefore = isUnproved && changes.includes('email');
  return await sendToAddresses(options, { lead, mail, mailBefore, idempotencyKey, isAsked: !isUnproved, onlyBefore });
}

interface Composed {
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly isUnproved: boolean;
  readonly myRequest?: string;
}

/** Names what changed, never the new value: the address may be somebody else's. */
function composeChangeMail(
  { _id }: Pick<AnyLeadRecord, '_id'>,
  changes: readonly OwnChange[],
  { site, publicOrigin, isUnproved, myRequest }: Composed,
): Mail {
  const answers = changes.filter((one): one is LeadField => !(one in stopped));
  const stops = changes.filter((one): one is Stop => one in stopped).map((one) => stopped[one]);
  const changed = `You changed: ${list.format(answers.map((name) => `"${rowOf(name).label}"`))}.`.replaceAll('’', "'");
  return renderMail({
    subject: 'We changed your request as you asked',
    replyTo: site.contactEmail,
    sender: site.productName,
    context: 'your request',
    preview: isUnproved ? 'This change was made right after the request was sent.' : 'You made this change on the page of your request.',
    heading: 'Done. This is what you changed.',
    blocks: [
      ...(answers.length > 0 ? [{ kind: 'paragraph' as const, words: changed }] : []),
      ...stops.map((words) => ({ kind: 'paragraph' as const, words })),
      section('Your reference number', `${leadReference(_id)}. Have it ready if you call us.`),
      ...(myRequest ? [{ kind: 'button' as const, words: 'Open your request', to: myRequest }] : []),
      section("Wasn't it you?", 'Call us or reply to this email. We will put it right.'),
      { kind: 'contact', contact: reachUsOf(site) },
      { kind: 'small', words: leaveOut, link: privacyLink(publicOrigin) },
    ],
  });
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const stopped = {
  'no-automatedCalls': 'You took back your consent to automated calls. We make none from now on.',
  'no-texts': 'You took back your consent to automated texts. We send none from now on.',
  'no-email': 'You took back your consent to more emails. Apart from this one, you get none unless you ask for it.',
  noCalls: "You asked us not to call you. We won't call you about this request.",
  noEmail: 'You asked for no email. Apart from this one, you get only emails that you ask for on the page of your request.',
} as const satisfies Record<Stop, string>;

/** An older version put a wish for no calls, or no mail, on the list after it ordered the mail, so it counts only from then on. What another version calls a change is left out. */
function changesToSay({ effects, noCalls, noCallsHere, noEmail }: Lead): OwnChange[] {
  const { changes = [] } = effects.changeMail ?? {};
  const listed = { noCalls: noCallsHere ?? noCalls, noEmail };
  const known = changes.filter((one) => Object.hasOwn(stopped, one) || Object.hasOwn(leadFields, one));
  return known.filter((one) => !(one === 'noCalls' || one === 'noEmail') || listed[one] !== undefined);
}
