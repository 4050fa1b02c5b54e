import { domainToASCII } from 'node:url';
import { messages } from '@annuity-lantern/contracts/messages';
import type { EmailFinding } from './contact-check.ts';
import type { MailDomains } from './create-mail-domains.ts';
import { isDisposable } from './is-disposable.ts';
import { suggestAddress } from './suggest-address.ts';

/** Whether mail can reach an address as it was typed. Rejects only when `mailDomains` does. */
export async function checkEmail(typed: string, mailDomains: MailDomains): Promise<EmailFinding> {
  const address = typed.trim();
  const domain = mailDomainOf(address);
  if (domain === undefined) return falseFor(messages.field.email.shape, address);
  if (isDisposable(domain)) return falseFor(messages.contact.email.disposable, address);
  const outcome = await mailDomains.outcomeOf(domain);
  return outcome === 'false' ? falseFor(messages.contact.email.noMailServer, address) : { outcome };
}

function falseFor(message: string, address: string): EmailFinding {
  const suggestion = suggestAddress(address);
  return { outcome: 'false', message, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** Lower case, in the letters that DNS knows (`bücher.example` becomes `xn--bcher-kva.example`); undefined when this is no address. */
function mailDomainOf(address: string): string | undefined {
  const [, local = '', domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(address) ?? [];
  const ascii = domainToASCII(domain).toLowerCase();
  // Lengths of RFC 5321, section 4.5.3.1; a path of 256 leaves 254 for the address.
  const tooLong = Buffer.byteLength(local) > 64 || local.length + 1 + ascii.length > 254;
  return tooLong || !domainShape.test(ascii) ? undefined : ascii;
}

/** Two labels or more, and no address in digits. */
const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
