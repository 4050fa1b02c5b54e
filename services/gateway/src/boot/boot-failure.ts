import { AppError } from '@annuity-lantern/service-kit/errors';

/**
 * Logs why something was left out at boot. The log drops messages of unknown errors, because they may quote visitors' input. At boot there
 * is no such input, and the operator needs the reason.
 */
export function bootFailure(cause: unknown): AppError {
  return new AppError('internal', { message: cause instanceof Error ? cause.message : String(cause), cause });
}
