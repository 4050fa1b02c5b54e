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

/** Milliseconds of the handler's time that the mail must leave for erasing. */
const TO_ERASE = 2500;

/**
 * Mails the visitor that their request is deleted, then deletes it. The mail comes first, because the address is gone afterwards. The deletion does not wait
 * for a mail host that is away or paused, and needs no address that works: the page has said that the request is deleted. Skipped while a hold keeps the request.
 */
export async function eraseAndTell(options: EraseOptions, lead: WithNoCalls<AnyLeadRecord>, idempotencyKey: string): Promise<EffectResult> {
  if (lead.hold) return { state: 'skipped', reason: 'held' };
  const { eraseForVisitor, site, publicOrigin, isMailPaused = () => false } = options;
  const tell = async () => {
    if (isMailPaused()) return;
    const mail = composeErasedMail(lead, { site, publicOrigin });
    await sendToAddresses(options, { lead, mail, mailBefore: mail, idempotencyKey, spent: TO_ERASE });
  };
  await tell().catch(() => {});
  return (await eraseForVisitor(lead._id)) === 'held' ? { state: 'skipped', reason: 'held' } : { state: 'done' };
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
