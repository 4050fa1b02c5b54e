import type { MailRow } from './answers-in-mail.ts';
import type { ReachUs } from './reach-us.ts';

/** The content of a mail. Both parts are rendered from it, so that they say the same. Texts are plain: renderers escape and wrap them. */
export interface MailContent {
  readonly subject: string;
  /** Address for replies; the sender's if absent. */
  readonly replyTo?: string;
  /** Address of the call that stops these mails by one press of a mail program's button (RFC 8058). */
  readonly stopByPost?: string;
  /** A file that goes with it. */
  readonly file?: MailFile;
  /** Above the heading of the HTML part: the sender, and the subject matter. */
  readonly sender: string;
  readonly context: string;
  /** Mail programs show it after the subject in their list. */
  readonly preview: string;
  readonly heading: string;
  /** First sentence of the plain part; the heading if absent. */
  readonly opening?: string;
  readonly blocks: readonly MailBlock[];
}

export interface MailFile {
  readonly name: string;
  /** A media type with its parameters. */
  readonly type: string;
  readonly content: string;
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly words: string }
  /** Paragraphs below a small heading; the HTML part joins them. */
  | { readonly kind: 'section'; readonly heading: string; readonly paragraphs: readonly string[] }
  /** The most prominent section. `promise` is a sentence without its period. */
  | { readonly kind: 'next'; readonly heading: string; readonly promise: string; readonly detail: string; readonly more?: string }
  /** Labels with values; the first one is prominent. */
  | { readonly kind: 'facts'; readonly first: MailRow; readonly rest: readonly MailRow[] }
  /** The action for the reader. */
  | { readonly kind: 'button'; readonly words: string; readonly to: string }
  /** How to reach us. */
  | { readonly kind: 'contact'; readonly contact: ReachUs }
  /** The last block, in smaller type. */
  | { readonly kind: 'small'; readonly words: string; readonly link?: { readonly words: string; readonly to: string } };

export function section(heading: string, ...paragraphs: readonly string[]): MailBlock {
  return { kind: 'section', heading, paragraphs };
}
