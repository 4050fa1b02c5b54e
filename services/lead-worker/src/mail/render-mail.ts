import type { MailContent, MailFile } from './mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** A mail without its envelope. Both parts say the same, because most people read only one. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address for replies; the sender's if absent. */
  readonly replyTo?: string;
  /** Address of the call that stops these mails (RFC 8058). */
  readonly stopByPost?: string;
  readonly file?: MailFile;
}

export function renderMail(content: MailContent): Mail {
  const { subject, replyTo, stopByPost, file } = content;
  return {
    subject,
    text: renderText(content),
    html: renderHtml(content),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(stopByPost === undefined ? {} : { stopByPost }),
    ...(file === undefined ? {} : { file }),
  };
}
