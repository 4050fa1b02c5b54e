import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';

/** In milliseconds. Longer than the driver's own limits: 3 s to find a primary and 5 s of silence, each twice. */
const LONGEST_CALL = 18_000;

/**
 * Rejects a call to MongoDB that the driver never settles. In driver 7.8 that is a command whose connection closes right before it is
 * written: it waits for a `drain` of the destroyed socket. A worker would renew the claim and never commit. The call may succeed later.
 */
export function settle<T>(call: PromiseLike<T>): Promise<T> {
  // A query of the model runs once for each `then`.
  const running = Promise.resolve(call);
  return withDeadline(LONGEST_CALL, running, () => new Error('the driver did not settle a call in time'));
}
