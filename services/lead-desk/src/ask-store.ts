import { AppError } from '@annuity-lantern/service-kit/errors';
import { SealingError } from '@annuity-lantern/service-kit/sealing';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';

/** Longest wait for MongoDB, in milliseconds. A frozen server answers nothing at all. */
export const STORE_BUDGET = 2500;
const RETRY_AFTER = 5;

/**
 * Returns the work's result within `budget` milliseconds.
 *
 * @throws AppError `store_unavailable` (503) if MongoDB is away, frozen or fails, `code_key_missing` (503) if a sealed value has no key
 */
export async function askStore<T>(work: () => Promise<T>, budget = STORE_BUDGET): Promise<T> {
  try {
    return await withDeadline(budget, work(), () => storeUnavailable(undefined));
  } catch (error) {
    if (error instanceof SealingError) throw codeKeyMissing(error);
    throw isDriverError(error) ? storeUnavailable(error) : error;
  }
}

export function storeUnavailable(cause: unknown): AppError {
  return new AppError('store_unavailable', {
    message: 'MongoDB did not answer',
    userMessage: 'The staff desk cannot reach its data at this moment. Please try again shortly.',
    retryAfter: RETRY_AFTER,
    cause,
  });
}

/** Sign-in codes are the only sealed data that the desk reads. */
function codeKeyMissing(cause: SealingError): AppError {
  return new AppError('code_key_missing', { message: 'STAFF_KEYS lacks the key of a sign-in code', cause });
}

/** Errors of the driver and of mongoose share a prefix; programming errors do not have it. */
function isDriverError(error: unknown): boolean {
  return error instanceof Error && /^Mongo/.test(error.name);
}
