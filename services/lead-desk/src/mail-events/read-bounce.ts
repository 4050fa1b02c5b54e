import type { BounceReason } from '@annuity-lantern/contracts/http';

interface Bounce {
  readonly reason: BounceReason;
  /** The address does not exist: no more mail goes to it, in any request. Otherwise only this request says so. */
  readonly isListed: boolean;
}

/**
 * The enhanced status codes (RFC 3463, RFC 7505) that say that the address does not exist. Not 5.2.1: that mailbox exists, and hosts also answer so while it
 * gets too much mail. Not 5.1.0 and 5.4.x: a wrong route or DNS answer may be ours.
 */
const noSuchAddress: readonly string[] = [
  '5.1.1', // no such mailbox
  '5.1.2', // no such domain
  '5.1.3', // not an address
  '5.1.6', // moved, without a new address
  '5.1.10', // the domain takes no mail
];

/** Why mail is not delivered to an address that may exist. */
const reasons: readonly (readonly [RegExp, BounceReason])[] = [
  [/^5\.2\.2$/, 'mailbox full'],
  // Our address, or what we sent: 5.1.7, 5.1.8, 5.7.x.
  [/^5\.(?:1\.[78]$|7\.)/, 'refused'],
];

/** Delivery time expired: the host has given up, although the code begins with 4. */
const EXPIRED = '4.4.7';

/** What a bounce means; null if the mail host still tries. */
export function readBounce(status = ''): Bounce | null {
  if (/^[24]/.test(status) && status !== EXPIRED) return null;
  if (noSuchAddress.includes(status)) return { reason: 'no mailbox', isListed: true };
  return { reason: reasons.find(([shape]) => shape.test(status))?.[1] ?? 'came back', isListed: false };
}
