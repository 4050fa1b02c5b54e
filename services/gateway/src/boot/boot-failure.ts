import { AppError } from '@annuity-lantern/service-kit/errors';

/**
 * The reason for something left out at boot, as the log shows it. The log drops messages of unknown errors, since they
 * can quote what a person typed; at boot nobody has typed anything yet, and the operator needs the reason.
 */
export function bootFailure(cause: unknown): AppError {
  return new AppError('internal', { message: cause instanceof Error ? cause.message : String(cause), cause });
}
