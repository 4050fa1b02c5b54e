import type { AnyLeadRecord, EffectResult } from '@annuity-lantern/lead-store';
import { type Mailer, visitorRecipient } from '../mail/create-mailer.ts';
import type { Mail } from '../mail/render-mail.ts';
import type { WithholdMail } from './withhold-mail.ts';

interface MailToVisitor {
  readonly lead: Pick<AnyLeadRecord, 'email'>;
  readonly mail: Mail;
  /** Identifies the mail among those of its address and day: the same for every try. */
  readonly id: string;
  readonly idempotencyKey: string;
  /** The network address from which the request came, if requests from there count. */
  readonly sentFrom?: string | undefined;
  /** The visitor asked for it on the page of their request. */
  readonly isAsked?: boolean;
  /** Milliseconds of the handler's time that are already used. */
  readonly spent?: number;
}

/**
 * Hands over a mail to a visitor, unless the address got its mails of the day, the hour is full, or a person must decide.
 *
 * @throws EffectRefusal
 */
export async function sendToVisitor(
  { mailer, withholdMail }: { readonly mailer: Mailer; readonly withholdMail: WithholdMail },
  { lead: { email }, mail, id, idempotencyKey, sentFrom, isAsked, spent = 0 }: MailToVisitor,
): Promise<EffectResult> {
  const to = visitorRecipient(email);
  const started = performance.now();
  const withheld = await withholdMail({ id, email, sentFrom, isAsked });
  if (withheld) return withheld;
  await mailer.send(mail, to, idempotencyKey, spent + performance.now() - started);
  return { state: 'done' };
}
