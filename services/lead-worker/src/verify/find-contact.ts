import type { ContactCheck } from '@annuity-lantern/contact-check';
import type { AnyLeadRecord, ContactOutcomes } from '@annuity-lantern/lead-store';

/** Below the 6 s in which an effect acts, in milliseconds; at the door there were 300 ms. */
const TIME_LIMIT = 5000;

/** What can be found out about the contact in the time that a visitor could not be kept waiting for. */
export async function findContact(
  contactCheck: Pick<ContactCheck, 'check'>,
  { email, phone }: Pick<AnyLeadRecord, 'email' | 'phone'>,
): Promise<ContactOutcomes> {
  const found = await contactCheck.check({ email, phone }, TIME_LIMIT);
  return { email: found.email.outcome, phone: found.phone.outcome };
}
