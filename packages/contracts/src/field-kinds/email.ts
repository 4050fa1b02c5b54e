import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { messages } from '../messages.ts';

/**
 * RFC 5321 and 6531 without what mail hosts refuse: names in quotes, and addresses in brackets. A name with doubled dots would be sent in quotes.
 * Without the flag `i`: JSON Schema, and so the OpenAPI document, knows no flags.
 */
const emailShape =
  /^[\p{L}\p{M}\p{N}_!#$%&'*+/=?^`{|}~-]+(?:\.[\p{L}\p{M}\p{N}_!#$%&'*+/=?^`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/u;
/** Most bytes before the @. Source: RFC 5321, section 4.5.3.1. */
const LONGEST_NAME = 64;

/** One mailbox that we can write to, as typed or pasted. The form, the contact check and the mailer all ask this. */
export function mailbox(errors: Readonly<Record<keyof typeof messages.field.email, string>>) {
  return z.string(errors.required).check(
    z.overwrite(plainAddress),
    z.minLength(1, { error: errors.required, abort: true }),
    z.maxLength(254, { error: errors.tooLong, abort: true }),
    z.refine((address) => address.split('@').length <= 2, { error: errors.several, abort: true }),
    z.refine((address) => new TextEncoder().encode(address.split('@')[0]).length <= LONGEST_NAME, {
      error: errors.nameTooLong,
      abort: true,
    }),
    z.regex(emailShape, errors.shape),
  );
}

/** The address in what is pasted: `Ada <ada@example.com>`, `mailto:ada@example.com?subject=...`, or with the point of its sentence. */
function plainAddress(text: string): string {
  // Kept, so that the address is refused: it could separate headers.
  if (/\p{Cc}/u.test(text.trim())) return text.trim();
  const line = cleanLine(text);
  const [, bracketed = line] = /^[^<>@]*<([^<>]*)>[.,;]?$/.exec(line) ?? [];
  const [, linked] = /^mailto:([^?]*)/i.exec(bracketed) ?? [];
  const address = linked?.replace(/%40/g, '@').replace(/%2B/gi, '+') ?? bracketed;
  return withAsciiDomain(address.trim().replace(/[.,;]$/, ''));
}

/** `ada@bücher.example` as DNS and mail spell it: `ada@xn--bcher-kva.example`. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // Other characters would end the host for the parser, which would drop the rest.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[ -~]*$/.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** Where to write to. Mail never repeats it. */
export interface EmailField {
  readonly kind: 'email';
  readonly errors: typeof messages.field.email;
}

export const VisitorEmail = z.lazy(() => mailbox(messages.field.email));

export const email = {
  accepts: (_row: EmailField) => VisitorEmail,
  stored: () => z.string(),
  words: (_row: EmailField, answer: string | undefined) => answer,
};
