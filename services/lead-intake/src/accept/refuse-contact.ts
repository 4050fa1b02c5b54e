import type { ContactFindings } from '@annuity-lantern/contact-check';
import type { ContactRefusal } from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';

/** Whether anything is certainly false. What is unknown is no falsehood. */
export function isContactFalse({ email, phone }: ContactFindings): boolean {
  return email.outcome === 'false' || phone.outcome === 'false';
}

/** `contact_refused` (422) with our words for each side that is false, and the address that was perhaps meant. */
export function contactRefusal({ email, phone }: ContactFindings): AppError {
  const details: ContactRefusal = {
    ...(email.message === undefined ? {} : { email: email.message }),
    ...(phone.message === undefined ? {} : { phone: phone.message }),
    ...(email.suggestion === undefined ? {} : { emailSuggestion: email.suggestion }),
  };
  return new AppError('contact_refused', { message: 'the contact is certainly false', details });
}
