import type { ContactCheck } from '@annuity-lantern/contact-check';
import type { AnyLeadRecord, EffectResult } from '@annuity-lantern/lead-store';
import { findContact } from './find-contact.ts';

/** Checks the contact once more. It is done if both are good or one is false, and is asked again otherwise. */
export async function recheckContact(
  contactCheck: Pick<ContactCheck, 'check'>,
  lead: Pick<AnyLeadRecord, 'email' | 'phone'>,
): Promise<EffectResult> {
  const contact = await findContact(contactCheck, lead);
  const found = Object.values(contact);
  return { state: found.includes('false') || !found.includes('unknown') ? 'done' : 'again', contact };
}
