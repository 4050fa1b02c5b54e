import { createHmac } from 'node:crypto';
import { normaliseEmail } from '../effects/complete-lead.ts';

/**
 * Identifies a mailbox on one day (UTC) without telling whose it is. Keyed, because a plain hash of an address is found by trying addresses. The key must
 * not rotate: a new one starts the day's count again. The day is part of it, so that a copy of the database does not show who wrote on two days.
 */
export function recipientDay(idKey: string, email: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHmac('sha256', idKey)
    .update(`annuity-lantern mail\0${day}\0${mailboxOf(email)}`)
    .digest('base64url');
}

/** Unlike the stored spelling, without a plus tag and Gmail's dots: one person can write one mailbox in thousands of ways. */
function mailboxOf(email: string): string {
  const address = normaliseEmail(email);
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  const name = local.replace(/(?<=.)\+.*$/s, '');
  return host === 'gmail.com' || host === 'googlemail.com' ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
