import { expect, it } from 'vitest';
import { reduceSmtpError } from './reduce-smtp-error.ts';

it.each<[object, string, boolean, string | undefined]>([
  [{ code: 'ESOCKET' }, 'smtp_unreachable', false, undefined],
  [{ code: 'EDNS' }, 'smtp_unreachable', false, undefined],
  [{ code: 'ETIMEDOUT' }, 'smtp_timed_out', false, undefined],
  [{ code: 'EAUTH', responseCode: 535 }, 'smtp_sign_in_refused', false, '535'],
  [{ code: 'EENVELOPE', responseCode: 550 }, 'smtp_refused', true, '550'],
  [{ code: 'EMESSAGE', responseCode: 554 }, 'smtp_refused', true, '554'],
  [{ code: 'EENVELOPE', responseCode: 451 }, 'smtp_busy', false, '451'],
  [{ code: 'ada@example.org', responseCode: 99 }, 'smtp_failed', false, undefined],
  [{}, 'smtp_failed', false, undefined],
])('%o is %s, permanent: %s', (facts, errorClass, permanent, code) => {
  const error = Object.assign(new Error('550 <ada@example.org> no such mailbox'), facts);
  const refusal = reduceSmtpError(error);
  expect({ ...refusal, message: refusal.message, cause: refusal.cause }).toEqual({
    name: 'EffectRefusal',
    errorClass,
    permanent,
    code,
    message: errorClass,
    cause: undefined,
  });
});
