import type { ContactCheck } from '@annuity-lantern/contact-check';
import type { AnyLeadRecord, EffectResult } from '@annuity-lantern/lead-store';
import { findContact } from './find-contact.ts';

/** Checks the contact again. Done if both parts are good or one is false; otherwise it is checked again later. */
export async function recheckContact(
  contactCheck: Pick<ContactCheck, 'check'>,
  lead: Pick<AnyLeadRecord, 'email' | 'phone'>,
): Promise<EffectResult> {
  const contact = await findContact(contactCheck, lead);
  const found = Object.values(contact);
  return { state: found.includes('false') || !found.includes('unknown') ? 'done' : 'again', contact };
}
