import type { IncomingMessage } from 'node:http';
import { idempotencyKeyShape } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { AppError } from '@annuity-lantern/service-kit/errors';

/**
 * The call's `Idempotency-Key`, or null when it has none.
 * @throws AppError `invalid_input` (400) when it is not 8 to 128 letters, digits, `-`, `_`
 */
export function readIdempotencyKey(request: IncomingMessage): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && idempotencyKeyShape.test(key)) return key;
  throw new AppError('invalid_input', {
    message: 'the idempotency key has another shape',
    errors: [{ field: 'Idempotency-Key', code: 'invalid_format', message: messages.generic.invalid }],
  });
}
