import type { ContactCheck } from '@annuity-lantern/contact-check';
import type { AnyLeadRecord, EffectResult } from '@annuity-lantern/lead-store';
import { findContact } from './find-contact.ts';

/** Checks the contact once. `unknown` is a result, too. */
export async function verifyContact(
  contactCheck: Pick<ContactCheck, 'check'>,
  lead: Pick<AnyLeadRecord, 'email' | 'phone'>,
): Promise<EffectResult> {
  return { state: 'done', contact: await findContact(contactCheck, lead) };
}
