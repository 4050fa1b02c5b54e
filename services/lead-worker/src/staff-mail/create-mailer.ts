import { createTransport } from 'nodemailer';
import type { Mail } from './compose-staff-mail.ts';
import { reduceSmtpError } from './reduce-smtp-error.ts';

export interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: readonly string[];
}

export interface Mailer {
  /**
   * Hands the mail to the SMTP server. The key becomes the Message-ID, so that a mail that is sent again after a crash is the same mail.
   * @throws EffectRefusal
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

export function createMailer({ smtpUrl, from, to }: MailerOptions): Mailer {
  // Below the 6 s in which an effect acts.
  const limits = { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 5000, dnsTimeout: 3000 };
  const transport = createTransport({ url: smtpUrl, ...limits });
  const domain = from.replace(/^.*@([^\s<>]+)>?$/, '$1');
  return {
    send: async (mail, idempotencyKey) => {
      try {
        await transport.sendMail({
          from,
          to: [...to],
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${idempotencyKey}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Idempotency-Key': idempotencyKey },
        });
      } catch (error) {
        throw reduceSmtpError(error);
      }
    },
  };
}
