import { readPhone } from '@annuity-lantern/contracts/http';
import type { LeadRecord } from './lead-record.ts';

type NormalizedContact = Pick<Required<LeadRecord>, 'emailNormalised'> & Pick<LeadRecord, 'phoneNormalised'>;

/** The lead's e-mail address and phone number, each in one spelling, so that requests of one person match. */
export function normalizeContact({ email, phone }: Pick<LeadRecord, 'email' | 'phone'>): NormalizedContact {
  const read = readPhone(phone);
  // Without the extension, so that requests by one line match. Absent for what is no US number.
  return { emailNormalised: normalizeEmail(email), ...(read ? { phoneNormalised: `+1${read.national}` } : {}) };
}

/** The same as far as the lead has a contact: a sealed request of another version may have none. */
export function contactKeys({ email = '', phone = '' }: Partial<Pick<LeadRecord, 'email' | 'phone'>>): Partial<NormalizedContact> {
  const { emailNormalised, phoneNormalised } = normalizeContact({ email, phone });
  return { ...(emailNormalised ? { emailNormalised } : {}), ...(phoneNormalised ? { phoneNormalised } : {}) };
}

/** One spelling per mailbox: composed characters, lower case. Dots and plus tags stay, because only some hosts ignore them. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
