import { VisitorEmail } from '@annuity-lantern/contracts/http';
import { inSpan } from '@annuity-lantern/service-kit/in-span';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { createTransport } from 'nodemailer';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { reduceSmtpError } from './reduce-smtp-error.ts';
import type { Mail } from './render-mail.ts';
import { watchHandover } from './watch-handover.ts';

export interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string;
  /** Time limit of a mail in milliseconds: below the handler's 6 s, to leave time to commit the outcome. */
  readonly budget?: number;
}

/** One address, or several from the settings, which may have names (`Desk <desk@example.com>`). */
export type Recipient = string | readonly string[];

export interface Mailer {
  /**
   * Hands the mail to the SMTP server. The key becomes the Message-ID, so that mail programs recognize duplicates.
   *
   * @param spent milliseconds already used
   * @param beforeEnd is awaited when the server has all but the end of the mail. If it rejects, the mail is not sent
   * @throws EffectRefusal, ambiguous without an answer to the whole mail
   */
  send(mail: Mail, to: Recipient, idempotencyKey: string, spent?: number, beforeEnd?: () => Promise<void>): Promise<void>;
}

/** The silence of a server is longer than a mail may take: the time limit of the whole mail counts an answer that the process reads late. */
const limits = { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 7000, dnsTimeout: 3000 };

export function createMailer({ smtpUrl, from, budget = 5500 }: MailerOptions): Mailer {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return {
    send: async (mail, to, idempotencyKey, spent = 0, beforeEnd) => {
      // One transport per mail, so that it is this mail whose handover is watched.
      const transport = createTransport({ url: smtpUrl, ...limits });
      const handover = watchHandover(transport, beforeEnd);
      const sent = transport.sendMail({
        from,
        to: typeof to === 'string' ? { name: '', address: to } : [...to],
        ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.file ? { attachments: [attachmentOf(mail.file)] } : {}),
        messageId: `<${idempotencyKey}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Idempotency-Key': idempotencyKey, ...stopHeaders(mail) },
      });
      try {
        const inTime = withDeadline(budget - spent, sent, () => Object.assign(new Error(), { code: 'ETIMEDOUT' }));
        await inSpan('send mail', { kind: 'outside', fields: { 'server.address': new URL(smtpUrl).hostname } }, () => inTime);
      } catch (error) {
        const handedOver = handover.isComplete();
        handover.forbid();
        throw reduceSmtpError(error, handedOver);
      } finally {
        transport.close();
      }
    },
  };
}

function attachmentOf({ name, type, content }: NonNullable<Mail['file']>) {
  return { filename: name, contentType: type, content };
}

/** The button of mail programs that stops such mails (RFC 8058). */
function stopHeaders({ stopByPost }: Mail): Record<string, string> {
  return stopByPost ? { 'List-Unsubscribe': `<${stopByPost}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}

/**
 * Returns a lead's address as exactly one recipient. Validated again: an older record may hold a comma or a line break, which would add
 * recipients or headers.
 *
 * @throws EffectRefusal unless it is a single mailbox
 */
export function visitorRecipient(address: string): string {
  const parsed = VisitorEmail.safeParse(address);
  if (parsed.success && parsed.data === address) return address;
  throw new EffectRefusal('recipient_unusable', { permanent: true, ambiguous: false });
}
