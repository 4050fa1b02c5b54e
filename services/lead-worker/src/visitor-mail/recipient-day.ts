import { createHmac } from 'node:crypto';
import { normalizeEmail } from '@annuity-lantern/lead-store';

/**
 * Identifies a mailbox on one day (UTC) without storing whose it is. Keyed, because trying addresses reverses a plain hash. The key must
 * not rotate: a new one resets the day's count. Includes the day, so that a copy of the store does not link two days.
 */
export function recipientDay(idKey: string, email: string, now: Date): string {
  return digestOfDay(idKey, 'mail', mailboxOf(email), now);
}

/** Identifies in the same way the network address from which a request came, or its network. */
export function senderDay(idKey: string, address: string, now: Date): string {
  return digestOfDay(idKey, 'sender', address, now);
}

function digestOfDay(idKey: string, what: string, text: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHmac('sha256', idKey).update(`annuity-lantern ${what}\0${day}\0${text}`).digest('base64url');
}

/** Drops the plus tag and Gmail's dots, unlike the stored spelling: one person can write a mailbox in thousands of ways. */
function mailboxOf(email: string): string {
  const address = normalizeEmail(email);
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  const name = local.replace(/(?<=.)\+.*$/s, '');
  return host === 'gmail.com' || host === 'googlemail.com' ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
