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

/**
 * An SMTP error reduced to a class of ours and the server's three digits. Its text is dropped, cause included: servers quote addresses and
 * whole lines of the mail in it. A 5xx is permanent, except a refused sign-in: that is our setting, which an operator puts right.
 */
export function reduceSmtpError(error: unknown): EffectRefusal {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const errorClass = typeof code === 'string' ? classOfCode[code] : undefined;
  const digits = typeof responseCode === 'number' && responseCode >= 200 && responseCode <= 599 ? responseCode : undefined;
  const withCode = digits ? { code: String(digits) } : {};
  if (errorClass === 'smtp_sign_in_refused') return new EffectRefusal(errorClass, { permanent: false, ambiguous: false, ...withCode });
  if (digits && digits >= 500) return new EffectRefusal('smtp_refused', { permanent: true, ambiguous: false, ...withCode });
  if (digits && digits >= 400) return new EffectRefusal('smtp_busy', { permanent: false, ambiguous: false, ...withCode });
  return new EffectRefusal(errorClass ?? 'smtp_failed', { permanent: false, ambiguous: true, ...withCode });
}
