import { CODE_HOLDS } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import type { AnyLeadRecord, EffectResult, VisitorKeys } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import type { Mailer } from '../mail/create-mailer.ts';
import { section } from '../mail/mail-content.ts';
import { leaveOut, privacyLink, reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';
import { sendToVisitor } from '../visitor-mail/send-to-visitor.ts';
import type { WithholdMail } from '../visitor-mail/withhold-mail.ts';

interface CodeMailOptions {
  readonly mailer: Mailer;
  readonly withholdMail: WithholdMail;
  readonly visitorKeys: VisitorKeys;
  readonly site: PublicSite;
  readonly publicOrigin: string;
  readonly now: () => Date;
}

/**
 * Mails the code that opens the page of a request. Skipped once the code no longer works: the visitor asks for another one.
 *
 * @throws EffectRefusal
 */
export async function mailCode(options: CodeMailOptions, lead: AnyLeadRecord, idempotencyKey: string): Promise<EffectResult> {
  const { visitorKeys, site, publicOrigin, now } = options;
  // An order of this effect is the time of its code.
  const at = new Date(lead.effects.codeMail?.order ?? 0);
  if (now().getTime() > at.getTime() + CODE_HOLDS) return { state: 'skipped', reason: 'code_expired' };
  const mail = composeCodeMail(lead, visitorKeys.codeOf(lead, at), { site, publicOrigin });
  return sendToVisitor(options, { lead, mail, id: idempotencyKey, idempotencyKey, isAsked: true });
}

/** The subject does not hold the code: it can be read on a locked phone. */
function composeCodeMail(
  { _id }: Pick<AnyLeadRecord, '_id'>,
  code: string,
  { site, publicOrigin }: { readonly site: PublicSite; readonly publicOrigin: string },
): Mail {
  const minutes = CODE_HOLDS / 60_000;
  return renderMail({
    subject: 'Your code to open your request',
    replyTo: site.contactEmail,
    sender: site.productName,
    context: 'your request',
    preview: `It works for ${minutes} minutes.`,
    heading: 'Here is your code.',
    blocks: [
      {
        kind: 'facts',
        first: { label: 'Code', value: `${code.slice(0, 3)} ${code.slice(3)}` },
        rest: [{ label: 'Request', value: leadReference(_id) }],
      },
      { kind: 'paragraph', words: `Type it on the page that asked for it. It works once, for ${minutes} minutes.` },
      section(
        "Didn't ask for a code?",
        'Then delete this email: nothing happens without the code. Never tell it to anyone, not even to us.',
      ),
      { kind: 'contact', contact: reachUsOf(site) },
      { kind: 'small', words: leaveOut, link: privacyLink(publicOrigin) },
    ],
  });
}
