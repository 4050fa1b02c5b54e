import { EFFECT_LEASE } from '@annuity-lantern/lead-store';

/** Whether expired leases rest: this worker leaves them to their workers, which may have been unable to renew them. */
export interface LeaseRest {
  /** Starts a rest of one lease, or starts it again. */
  begin(): void;
  isOver(): boolean;
}

/**
 * Leases rest from the start of the process, after MongoDB was away, and after a change of primary, whose clock may be ahead. Within one
 * lease, a worker that lives commits what it did or renews.
 *
 * @param clock milliseconds on this process's own clock
 */
export function createLeaseRest(clock: () => number = () => performance.now()): LeaseRest {
  let end = clock() + EFFECT_LEASE;
  return {
    begin: () => {
      end = clock() + EFFECT_LEASE;
    },
    isOver: () => clock() >= end,
  };
}
