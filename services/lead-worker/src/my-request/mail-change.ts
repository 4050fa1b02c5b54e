import { type LeadField, leadFields, rowOf, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import type { AnyLeadRecord, EffectResult, OwnChange, Stop, VisitorKeys, WithNoCalls } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import type { ReadNoCalls } from '../effects/open-no-calls.ts';
import { type Mailer, visitorRecipient } from '../mail/create-mailer.ts';
import { section } from '../mail/mail-content.ts';
import { leaveOut, privacyLink, reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';
import { sendToVisitor } from '../visitor-mail/send-to-visitor.ts';
import type { WithholdMail } from '../visitor-mail/withhold-mail.ts';
import { myRequestLink } from './my-request-link.ts';

interface ChangeMailOptions {
  readonly mailer: Mailer;
  readonly withholdMail: WithholdMail;
  readonly readNoCalls: ReadNoCalls;
  readonly visitorKeys: VisitorKeys;
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly now: () => Date;
}

type Lead = WithNoCalls<AnyLeadRecord>;

/**
 * Confirms what the visitor changed on the page of their request. If the address changed, the old one gets the mail as well: its owner may not
 * have made the change.
 *
 * @throws EffectRefusal
 */
export async function mailChange(options: ChangeMailOptions, lead: Lead, idempotencyKey: string, spent = 0): Promise<EffectResult> {
  const started = performance.now();
  const changes = changesToSay(lead);
  if (changes.length === 0) return { state: 'skipped' };
  const before = changes.includes('email') ? addressBefore(lead) : undefined;
  const { site, publicOrigin } = options;
  const timeUsed = () => spent + performance.now() - started;
  // Often it is corrected because mail to the old address came back.
  if (before !== undefined && before !== lead.email && !(await options.readNoCalls({ ...lead, email: before })).badAddress) {
    const toOld = composeChangeMail(lead, ['email'], { site, publicOrigin });
    await options.mailer.send(toOld, visitorRecipient(before), `${idempotencyKey}/before`, timeUsed());
  }
  const mail = composeChangeMail(lead, changes, { site, publicOrigin, myRequest: myRequestLink(options, lead) });
  return sendToVisitor(options, { lead, mail, id: idempotencyKey, idempotencyKey, isAsked: true, spent: timeUsed() });
}

/** Names what changed, never the new value: the address may be somebody else's. */
function composeChangeMail(
  { _id }: Pick<AnyLeadRecord, '_id'>,
  changes: readonly OwnChange[],
  { site, publicOrigin, myRequest }: { readonly site: PublicSite; readonly publicOrigin: string; readonly myRequest?: string },
): Mail {
  const answers = changes.filter((one): one is LeadField => !(one in stopped));
  const stops = changes.filter((one): one is Stop => one in stopped).map((one) => stopped[one]);
  const changed = `You changed: ${list.format(answers.map((name) => `"${rowOf(name).label}"`))}.`.replaceAll('’', "'");
  return renderMail({
    subject: 'We changed your request as you asked',
    replyTo: site.contactEmail,
    sender: site.productName,
    context: 'your request',
    preview: 'You made this change on the page of your request.',
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
  noCalls: "You asked us not to call you. We won't call this phone number again.",
  noEmail: 'You asked for no email. Apart from this one, you get only emails that you ask for on the page of your request.',
} as const satisfies Record<Stop, string>;

/** A wish for no calls, or no mail, counts only once it is on the list. What another version calls a change is left out. */
function changesToSay({ effects, noCalls, noEmail }: Lead): OwnChange[] {
  const { changes = [] } = effects.changeMail ?? {};
  const listed = { noCalls, noEmail };
  const known = changes.filter((one) => Object.hasOwn(stopped, one) || Object.hasOwn(leadFields, one));
  return known.filter((one) => !(one === 'noCalls' || one === 'noEmail') || listed[one] !== undefined);
}

function addressBefore({ history }: Lead): string | undefined {
  return history.findLast(({ by, old }) => by === VISITOR_ACTOR && old?.email !== undefined)?.old?.email;
}
