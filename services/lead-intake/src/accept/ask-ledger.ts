import { AppError } from '@annuity-lantern/service-kit/errors';
import { within } from '@annuity-lantern/service-kit/within';

/** Longest wait for the ledger, in milliseconds. Kept by our own race: a frozen server never fires the driver's time limits. */
const LEDGER_BUDGET = 1200;
/** Seconds after which a form should try again. */
const RETRY_AFTER = 5;

/**
 * What the ledger says.
 * @throws AppError `store_unavailable` (503): nothing is known of the lead, and the same key may be sent again
 */
export async function askLedger<T>(question: Promise<T>): Promise<T> {
  try {
    return await within(LEDGER_BUDGET, question, () => new Error('the ledger did not answer in time'));
  } catch (cause) {
    throw new AppError('store_unavailable', { message: 'the ledger did not answer or acknowledge', cause, retryAfter: RETRY_AFTER });
  }
}
