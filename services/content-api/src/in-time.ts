import { AppError } from '@annuity-lantern/service-kit/errors';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';

/** Longest wait for MongoDB in a call, in milliseconds. */
const STORE_BUDGET = 1500;

/** @throws AppError `store_unavailable` (503) with these words for the log if MongoDB fails or does not answer in time */
export async function inTime<T>(work: Promise<T>, message: string): Promise<T> {
  try {
    return await withDeadline(STORE_BUDGET, work, () => new Error('the store did not answer in time'));
  } catch (cause) {
    throw new AppError('store_unavailable', { message, cause, retryAfter: 2 });
  }
}
