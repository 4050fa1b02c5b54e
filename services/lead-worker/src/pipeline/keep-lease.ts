import { type Hold, type Leads, type Moment, renewClaim } from '@annuity-lantern/lead-store';
import { type Repeating, repeat } from '@annuity-lantern/service-kit/repeat';

/** Milliseconds between two renewals of a lease. */
export const RENEW_PAUSE = 2000;

/** Renews a lease until it is stopped. If renewals fail, the lease ends: another worker may then claim the effect. */
export function keepLease(leads: Leads, hold: Hold, now: Moment, { atOnce = false } = {}): Repeating {
  return repeat({ every: RENEW_PAUSE, work: () => renewClaim(leads, hold, now), onError: () => {}, atOnce });
}
