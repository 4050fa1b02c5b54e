import { cleanLine, cleanLines } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Our Message-ID (`<lead/...@example.com>`), with or without its brackets. Of a reply also the whole `References` header. */
const messageId = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(4000));
/** The address that the mail host sent to, or that a reply came from. It finds nothing: it is only compared. */
const address = z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(320)));

/** What the mail host tells about a mail of ours. Fields that are not listed are left out, because an adapter may add its own. */
export const MailEvent = z.union([
  z.object({
    type: z.literal('bounced'),
    messageId,
    address,
    /** The enhanced status code of the bounce (RFC 3463), such as `5.1.1`. */
    status: z.optional(z.string().check(z.regex(/^[245]\.\d{1,3}\.\d{1,3}$/))),
  }),
  /** The person reported the mail as spam, or pressed "unsubscribe". */
  z.object({ type: z.literal('complained'), messageId, address }),
  z.object({ type: z.literal('replied'), messageId, address, text: z.string().check(z.overwrite(cleanLines)) }),
]);
export type MailEvent = z.infer<typeof MailEvent>;
export const mailEventTypes = ['bounced', 'complained', 'replied'] as const satisfies readonly MailEvent['type'][];

/** The same for an unknown mail as for a temporary bounce, an old address and an erased request. */
export const MailAnswer = z.object({
  /** Whether it changed anything. */
  recorded: z.boolean(),
});
export type MailAnswer = z.infer<typeof MailAnswer>;

/** Records what became of our mails. A repeated `webhook-id` gets the first answer again. 404 while the operator has set no secret. */
export const recordMailEvent = defineEndpoint({
  name: 'recordMailEvent',
  method: 'POST',
  path: '/api/mail-events',
  service: 'lead-desk',
  signed: true,
  summary: 'Record that mail to a visitor came back, was reported as spam, or was answered (Standard Webhooks)',
  body: MailEvent,
  // Some hosts send a reply with all that it quotes.
  longestBody: 64 * 1024,
  response: MailAnswer,
  status: 200,
  errors: ['signature_refused', 'invalid_input', 'too_many_requests', 'store_unavailable'],
});
