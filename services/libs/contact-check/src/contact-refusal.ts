import type { ContactRefusal } from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { ContactFindings } from './contact-check.ts';

/** `contact_refused` (422) with our words for each false part, and the address that was probably meant. */
export function contactRefusal({ email, phone }: ContactFindings): AppError {
  const details: ContactRefusal = {
    ...(email.message === undefined ? {} : { email: email.message }),
    ...(phone.message === undefined ? {} : { phone: phone.message }),
    ...(email.suggestion === undefined ? {} : { emailSuggestion: email.suggestion }),
  };
  return new AppError('contact_refused', { message: 'the contact is certainly false', details });
}
