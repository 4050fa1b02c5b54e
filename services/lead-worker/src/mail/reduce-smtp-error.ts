import type { ErrorOf } from '@annuity-lantern/contracts/effects';
import { EffectRefusal } from '../effects/effect-refusal.ts';

type MailError = ErrorOf<'lead-notify'>;

/** Our class for nodemailer's code. */
const classOfCode: Readonly<Record<string, MailError>> = {
  ECONNECTION: 'smtp_unreachable',
  ESOCKET: 'smtp_unreachable',
  EDNS: 'smtp_unreachable',
  ETIMEDOUT: 'smtp_timed_out',
  ETLS: 'smtp_tls_failed',
  EAUTH: 'smtp_sign_in_refused',
};

/** nodemailer's codes for an answer of the server to the sign-in, to sender or recipient, or to the mail. */
const answers = ['EAUTH', 'EENVELOPE', 'EMESSAGE'];

/**
 * Reduces an SMTP error to an error class and the server's three digits. Drops its text and cause, because servers quote addresses and
 * lines of the mail. A 5xx answer to the mail is permanent. A 5xx answer to the connection or sign-in is not: an operator can correct
 * the settings.
 *
 * @param handedOver the server received the whole mail
 */
export function reduceSmtpError(error: unknown, handedOver: boolean): EffectRefusal {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const known = typeof code === 'string' ? code : '';
  const errorClass = classOfCode[known];
  const digits = typeof responseCode === 'number' && responseCode >= 200 && responseCode <= 599 ? responseCode : undefined;
  const withCode = digits ? { code: String(digits) } : {};
  const answered = digits !== undefined && digits >= 400 && answers.includes(known);
  const ambiguous = handedOver && !answered;
  const refusal = (name: MailError, permanent = false) => new EffectRefusal(name, { permanent, ambiguous, ...withCode });
  if (errorClass === 'smtp_sign_in_refused') return refusal(errorClass);
  if (digits && digits >= 500) return refusal('smtp_refused', answered);
  if (digits && digits >= 400) return refusal('smtp_busy');
  return refusal(errorClass ?? 'smtp_failed');
}
