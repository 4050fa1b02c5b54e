import { AppError } from '@annuity-lantern/service-kit/errors';
import { SealingError } from '@annuity-lantern/service-kit/sealing';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';

/** Longest wait for MongoDB, in milliseconds. A frozen server answers nothing at all. */
export const STORE_BUDGET = 2500;
const RETRY_AFTER = 5;

/**
 * The work's result, within `budget` milliseconds.
 * @throws AppError `store_unavailable` (503) when MongoDB is away, frozen or cannot do it now, `code_key_missing` (503) when what it holds cannot be opened
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

/** Only sign-in codes are sealed in what the desk reads. */
function codeKeyMissing(cause: SealingError): AppError {
  return new AppError('code_key_missing', { message: 'STAFF_KEYS lacks the key of a sign-in code', cause });
}

/** The driver's and mongoose's own errors share a prefix; a programming error does not. */
function isDriverError(error: unknown): boolean {
  return error instanceof Error && /^Mongo/.test(error.name);
}
