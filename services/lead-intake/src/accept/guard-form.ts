import { messages } from '@annuity-lantern/contracts/messages';
import type { MountOptions } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { FormTokens } from '../form-token/create-form-tokens.ts';

/**
 * Guards both forms before the body is validated. Refuses a filled honeypot (`invalid_input`, 400), then an invalid form token
 * (`form_token_invalid`, 403). A request without a token passes.
 */
export function guardForm(formTokens: FormTokens, log: Log): NonNullable<MountOptions['inspect']> {
  const honeypotFilled = lowRateWarning(log.warn);
  return (body, request) => {
    if (isHoneypotFilled(body)) {
      honeypotFilled('requests with a filled honeypot were turned away');
      throw honeypotRefusal();
    }
    formTokens.read(request);
  };
}

function isHoneypotFilled(body: unknown): boolean {
  const { website } = (body ?? {}) as { readonly website?: unknown };
  return typeof website === 'string' && website !== '';
}

/** Refused rather than pretending success: a browser's autofill may have filled the field, and a 201 means that a lead is stored. */
function honeypotRefusal(): AppError {
  const message = messages.field.website.leaveEmpty;
  return new AppError('invalid_input', { message: 'the honeypot is filled', errors: [{ field: 'website', code: 'leave_empty', message }] });
}
