import type { IncomingMessage } from 'node:http';
import { messages } from '@annuity-lantern/contracts/messages';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { isSignedSynthetic, SYNTHETIC_HEADER } from '@annuity-lantern/service-kit/synthetic-mark';

/**
 * Whether a worker of ours sent the request to try the whole way. A wrong mark is refused: taken for a visitor's, it would be mailed to staff.
 *
 * @throws AppError `invalid_input` (400)
 */
export function readSynthetic(request: IncomingMessage, idKey: string, key: string | null): boolean {
  const mark = request.headers[SYNTHETIC_HEADER];
  if (mark === undefined) return false;
  if (key !== null && isSignedSynthetic(idKey, key, String(mark))) return true;
  throw new AppError('invalid_input', {
    message: 'the mark of a synthetic request is not ours',
    errors: [{ field: 'X-Synthetic', code: 'invalid_format', message: messages.generic.invalid }],
  });
}
