import type { ContactCheck } from '@annuity-lantern/contact-check';
import type { AnyLeadRecord, ContactOutcomes } from '@annuity-lantern/lead-store';

/** In milliseconds: below the handler's 6 s, and far above the intake's 300 ms. */
const TIME_LIMIT = 5000;

/** Checks the contact with more time than the intake has while the visitor waits. */
export async function findContact(
  contactCheck: Pick<ContactCheck, 'check'>,
  { email, phone }: Pick<AnyLeadRecord, 'email' | 'phone'>,
): Promise<ContactOutcomes> {
  const found = await contactCheck.check({ email, phone }, TIME_LIMIT);
  return { email: found.email.outcome, phone: found.phone.outcome };
}
