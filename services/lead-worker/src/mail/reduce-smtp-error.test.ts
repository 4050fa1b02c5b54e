import { expect, it } from 'vitest';
import { reduceSmtpError } from './reduce-smtp-error.ts';

const words = new Error('550 <ada@example.org> no such mailbox');

interface Row {
  readonly error: object;
  readonly errorClass: string;
  readonly permanent?: true;
  readonly code?: string;
  /** The server said what it did with the mail, so the outcome is known even after a complete handover. */
  readonly answered?: true;
}

const rows: readonly Row[] = [
  { error: { code: 'ECONNECTION', command: 'CONN' }, errorClass: 'smtp_unreachable' },
  { error: { code: 'ECONNECTION', responseCode: 421 }, errorClass: 'smtp_busy', code: '421' },
  { error: { code: 'ESOCKET' }, errorClass: 'smtp_unreachable' },
  { error: { code: 'EDNS' }, errorClass: 'smtp_unreachable' },
  { error: { code: 'ETIMEDOUT' }, errorClass: 'smtp_timed_out' },
  { error: { code: 'ETLS' }, errorClass: 'smtp_tls_failed' },
  { error: { code: 'EAUTH', responseCode: 535 }, errorClass: 'smtp_sign_in_refused', code: '535', answered: true },
  { error: { code: 'EAUTH', responseCode: 454 }, errorClass: 'smtp_sign_in_refused', code: '454', answered: true },
  { error: { code: 'EPROTOCOL', responseCode: 554 }, errorClass: 'smtp_refused', code: '554' },
  { error: { code: 'EENVELOPE', responseCode: 550 }, errorClass: 'smtp_refused', code: '550', permanent: true, answered: true },
  { error: { code: 'EENVELOPE', responseCode: 451 }, errorClass: 'smtp_busy', code: '451', answered: true },
  { error: { code: 'EMESSAGE', responseCode: 554 }, errorClass: 'smtp_refused', code: '554', permanent: true, answered: true },
  { error: { code: 'EMESSAGE', responseCode: 452 }, errorClass: 'smtp_busy', code: '452', answered: true },
  // A connection that broke while its last answer was being read.
  { error: { code: 'ECONNECTION', responseCode: 250 }, errorClass: 'smtp_unreachable', code: '250' },
  { error: { code: 'ada@example.org', responseCode: 99 }, errorClass: 'smtp_failed' },
  { error: {}, errorClass: 'smtp_failed' },
];

it.each(rows)('reduces $error to $errorClass', ({ error, errorClass, permanent = false, code, answered = false }) => {
  for (const handedOver of [false, true]) {
    const refusal = reduceSmtpError(Object.assign(new Error(words.message), error), handedOver);
    expect({ ...refusal, message: refusal.message, cause: refusal.cause }).toEqual({
      name: 'EffectRefusal',
      errorClass,
      permanent,
      ambiguous: handedOver && !answered,
      code,
      message: errorClass,
      cause: undefined,
      retryAfter: undefined,
    });
  }
});

it.each([undefined, null, 'text'])('counts something that is no Error (%s) as a failure, too', (error) => {
  expect(reduceSmtpError(error, true)).toMatchObject({ errorClass: 'smtp_failed', ambiguous: true });
});
