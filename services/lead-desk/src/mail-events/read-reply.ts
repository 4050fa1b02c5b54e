import { cleanLines } from '@annuity-lantern/domain/clean-text';
import EmailReplyParser from 'email-reply-parser';

/** Characters that are read. The parser's time grows with their square. */
const MOST_READ = 4000;
/** Characters that are kept. */
export const LONGEST_REPLY = 2000;

const parser = new EmailReplyParser();

/** What a person wrote, without the mail that it quotes and without a signature. Plain text; empty if they wrote nothing. */
export function readReply(text: string): string {
  // The parser needs seconds for thousands of empty lines.
  const lines = cleanLines(text).replace(/\n\s*\n\s*/g, '\n\n');
  const reply = parser.parseReply(lines.slice(0, MOST_READ)).trim();
  return reply.length > LONGEST_REPLY ? `${reply.slice(0, LONGEST_REPLY).trimEnd()}...` : reply;
}
