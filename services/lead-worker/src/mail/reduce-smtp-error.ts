import { EffectRefusal } from '../effects/effect-refusal.ts';

/** By nodemailer's code. */
const classOfCode: Readonly<Record<string, string>> = {
  ECONNECTION: 'smtp_unreachable',
  ESOCKET: 'smtp_unreachable',
  EDNS: 'smtp_unreachable',
  ETIMEDOUT: 'smtp_timed_out',
  ETLS: 'smtp_tls_failed',
  EAUTH: 'smtp_sign_in_refused',
};

/** Of an error that is the server's answer to a command: to the sign-in, to sender or recipient, to the mail itself. */
const answers = ['EAUTH', 'EENVELOPE', 'EMESSAGE'];

/**
 * An SMTP error reduced to a class of ours and the server's three digits. Its text is dropped, cause included: servers quote addresses and
 * whole lines of the mail in it. A 5xx to the mail is permanent; one to the connection or to the sign-in is not: that is our setting, which an
 * operator puts right.
 *
 * @param handedOver the server had the whole mail when this happened: without its answer nobody knows whether it took it
 */
export function reduceSmtpError(error: unknown, handedOver: boolean): EffectRefusal {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const known = typeof code === 'string' ? code : '';
  const errorClass = classOfCode[known];
  const digits = typeof responseCode === 'number' && responseCode >= 200 && responseCode <= 599 ? responseCode : undefined;
  const withCode = digits ? { code: String(digits) } : {};
  const answered = digits !== undefined && digits >= 400 && answers.includes(known);
  const ambiguous = handedOver && !answered;
  const refusal = (name: string, permanent = false) => new EffectRefusal(name, { permanent, ambiguous, ...withCode });
  if (errorClass === 'smtp_sign_in_refused') return refusal(errorClass);
  if (digits && digits >= 500) return refusal('smtp_refused', answered);
  if (digits && digits >= 400) return refusal('smtp_busy');
  return refusal(errorClass ?? 'smtp_failed');
}
