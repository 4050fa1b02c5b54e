import { ContactRefusal } from '@annuity-lantern/contracts/http';
import spelling from '@zootools/email-spell-checker';

/** The same mailbox at a well-known mail service with a similar name, for an address that cannot be right. */
export function suggestAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const found = spelling.run({ email: `x${address.slice(at)}`, domains: mailServices, topLevelDomains: [], secondLevelDomains: [] });
  if (!found) return undefined;
  const suggestion = `${address.slice(0, at)}@${found.domain}`;
  return ContactRefusal.safeParse({ emailSuggestion: suggestion }).success ? suggestion : undefined;
}

/** What people in the United States write from; the library's own list is the world's. */
const mailServices = [
  'aol.com',
  'att.net',
  'bellsouth.net',
  'centurylink.net',
  'charter.net',
  'comcast.net',
  'cox.net',
  'earthlink.net',
  'fastmail.com',
  'frontier.com',
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'juno.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'mindspring.com',
  'msn.com',
  'netzero.net',
  'optonline.net',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'roadrunner.com',
  'rocketmail.com',
  'sbcglobal.net',
  'verizon.net',
  'windstream.net',
  'yahoo.com',
  'ymail.com',
  'zoho.com',
];
