import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import type { AnyLeadRecord, EffectResult, ErasureOutcome, WithNoCalls } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import { section } from '../mail/mail-content.ts';
import { privacyLink, reachUsOf } from '../mail/reach-us.ts';
import { type Mail, renderMail } from '../mail/render-mail.ts';
import { sendToAddresses, type ToAddresses } from './send-to-addresses.ts';

/** Erases everything personal of a lead, as its visitor asked. */
export type EraseForVisitor = (id: string) => Promise<ErasureOutcome['outcome']>;

interface EraseOptions extends ToAddresses {
  readonly eraseForVisitor: EraseForVisitor;
  readonly site: PublicSite;
  readonly publicOrigin: string;
  /** Whether mails wait. Then the visitor gets none. */
  readonly isMailPaused?: (() => boolean) | undefined;
}

/**
 * Deletes the request of a visitor, then mails them that it is deleted. The mail goes only if this call deleted it, so none says what is not done, and none
 * repeats. Its address is gone from every store by then: if the worker ends in between, or the mail host is away, there is no mail. Skipped while a hold
 * keeps the request.
 */
export async function eraseAndTell(options: EraseOptions, lead: WithNoCalls<AnyLeadRecord>, idempotencyKey: string): Promise<EffectResult> {
  const { eraseForVisitor, site, publicOrigin, isMailPaused = () => false } = options;
  const started = performance.now();
  const outcome = await eraseForVisitor(lead._id);
  if (outcome === 'held') return { state: 'skipped', reason: 'held' };
  const tell = async () => {
    const mail = composeErasedMail(lead, { site, publicOrigin });
    await sendToAddresses(options, { lead, mail, mailBefore: mail, idempotencyKey, spent: performance.now() - started });
  };
  if (outcome === 'erased' && !isMailPaused()) await tell().catch(() => {});
  return { state: 'done' };
}

function composeErasedMail(
  { _id }: Pick<AnyLeadRecord, '_id'>,
  { site, publicOrigin }: { readonly site: PublicSite; readonly publicOrigin: string },
): Mail {
  return renderMail({
    subject: 'We deleted your request as you asked',
    replyTo: site.contactEmail,
    sender: site.productName,
    context: 'your request',
    preview: 'You asked for this on the page of your request.',
    heading: 'Done. Your request is deleted.',
    blocks: [
      {
        kind: 'paragraph',
        words: `Request ${leadReference(_id)} is erased here, and we tell our customer system to erase it. If you bought something, the seller must keep some records by law.`,
      },
      section("Wasn't it you?", "Call us or reply to this email. We can't bring the request back, but you can send a new one."),
      { kind: 'contact', contact: reachUsOf(site) },
      { kind: 'small', words: 'This is the last email about this request.', link: privacyLink(publicOrigin) },
    ],
  });
}
