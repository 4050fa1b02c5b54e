import { createHmac } from 'node:crypto';
import { readPhone } from '@annuity-lantern/contracts/http';
import { normalizeEmail } from '../record/normalize-contact.ts';

/**
 * Identifies a phone number without storing it, so that the list may outlive the requests. Keyed, because trying numbers reverses a plain
 * hash. The key must not rotate: with a new one the list would find no number. An extension does not count: one line has one entry.
 */
export function digestNumber(idKey: string, phone: unknown): string {
  return createHmac('sha256', idKey)
    .update(`annuity-lantern no-calls\0${numberIn(String(phone))}`)
    .digest('base64url');
}

/** The same for an e-mail address. */
export function digestAddress(idKey: string, email: unknown): string {
  return createHmac('sha256', idKey)
    .update(`annuity-lantern no-email\0${normalizeEmail(String(email))}`)
    .digest('base64url');
}

/** A restored request may hold any text. */
function numberIn(phone: string): string {
  const read = readPhone(phone);
  return read ? `+1${read.national}` : phone.replace(/\D/g, '') || phone.trim().toLowerCase();
}
