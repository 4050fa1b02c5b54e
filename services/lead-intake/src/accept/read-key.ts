import type { IncomingMessage } from 'node:http';
import { idempotencyKeyShape } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { FormTokens } from '../form-token/create-form-tokens.ts';

/**
 * The key that repeats of this request share: its `Idempotency-Key`, else its form token's nonce, else null.
 *
 * @throws AppError `invalid_input` (400) for a malformed header, `form_token_invalid` (403)
 */
export function readKey(request: IncomingMessage, formTokens: FormTokens): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return nonceKey(formTokens.read(request));
  if (typeof key === 'string' && idempotencyKeyShape.test(key)) return key;
  throw new AppError('invalid_input', {
    message: 'the idempotency key has another shape',
    errors: [{ field: 'Idempotency-Key', code: 'invalid_format', message: messages.generic.invalid }],
  });
}

/** The colon cannot occur in a header key, so no client can send a key that equals another visitor's nonce. */
function nonceKey(nonce: string | null): string | null {
  return nonce === null ? null : `form-token:${nonce}`;
}
