import { domainToASCII } from 'node:url';
import type { ContactOutcome } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import type { MailDomains } from './create-mail-domains.ts';
import { isDisposable } from './is-disposable.ts';
import { suggestAddress } from './suggest-address.ts';

const words = messages.contact.email;

export interface EmailFinding {
  readonly outcome: ContactOutcome;
  /** Why it is false, in words for the visitor (`messages`); absent otherwise. */
  readonly message?: string;
  /** An address that was probably meant; only beside a false one. */
  readonly suggestion?: string;
}

/** Whether mail can reach an address as typed. Rejects only if `mailDomains` does. */
export async function checkEmail(typed: string, mailDomains: Pick<MailDomains, 'outcomeOf'>): Promise<EmailFinding> {
  const address = typed.trim();
  const domain = mailDomainOf(address);
  if (domain === undefined) return falseFor(messages.field.email.shape, suggestAddress(address, 2));
  if (isDisposable(domain)) {
    // Disposable services also own misspelled names of large ones: a visitor with a typo gets the suggestion, not the refusal.
    const meant = suggestAddress(address, 1);
    return falseFor(meant === undefined ? words.disposable : words.misspelled, meant);
  }
  const outcome = await mailDomains.outcomeOf(domain);
  return outcome === 'false' ? falseFor(words.noMailServer, suggestAddress(address, 2)) : { outcome };
}

function falseFor(message: string, suggestion: string | undefined): EmailFinding {
  return { outcome: 'false', message, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** The domain in lower case and ASCII (`bücher.example` becomes `xn--bcher-kva.example`); undefined if the text is no address. */
function mailDomainOf(address: string): string | undefined {
  const [, local = '', domain = ''] = /^([^\s@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  // Other characters would end the host for the parser, which would drop the rest.
  const ascii = domainToASCII(domain);
  // RFC 5321, section 4.5.3.1: 64 octets before the @; a path of 256 leaves 254 for the whole address.
  const tooLong = Buffer.byteLength(local) > 64 || Buffer.byteLength(local) + 1 + ascii.length > 254;
  return tooLong || !domainShape.test(ascii) ? undefined : ascii;
}

/** At least two labels, the last one not a number: digits form no domain. */
const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
