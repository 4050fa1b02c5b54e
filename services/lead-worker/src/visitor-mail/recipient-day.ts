import { createHmac } from 'node:crypto';
import { normaliseEmail } from '../effects/complete-lead.ts';

/**
 * Identifies a mailbox on one day (UTC) without storing whose it is. Keyed, because trying addresses reverses a plain hash. The key must
 * not rotate: a new one resets the day's count. Includes the day, so that a copy of the database does not link two days.
 */
export function recipientDay(idKey: string, email: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHmac('sha256', idKey)
    .update(`annuity-lantern mail\0${day}\0${mailboxOf(email)}`)
    .digest('base64url');
}

/** Drops the plus tag and Gmail's dots, unlike the stored spelling: one person can write a mailbox in thousands of ways. */
function mailboxOf(email: string): string {
  const address = normaliseEmail(email);
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  const name = local.replace(/(?<=.)\+.*$/s, '');
  return host === 'gmail.com' || host === 'googlemail.com' ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
