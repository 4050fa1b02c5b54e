import { EFFECT_LEASE } from '@annuity-lantern/lead-store';

/** Whether expired leases rest: this worker leaves them to their workers, which may have been unable to renew them. */
export interface LeaseRest {
  /** Starts a rest of one lease, or starts it again. */
  begin(): void;
  /** MongoDB answered a sweep with its time. Starts a rest if this worker did not hear from it for a while, for example because it was frozen. */
  answered(time: Date): void;
  /**
   * Leases that expired by this time of MongoDB may be taken; null while leases rest. It is the time of the last sweep, because a claim may
   * be the first call to a new primary, whose clock may be ahead.
   */
  expiredBy(): Date | null;
}

/** Milliseconds: two sweeps. A live worker's lease has more than that left when it is renewed. */
const MOST_SILENCE = EFFECT_LEASE / 2;

/**
 * Leases rest from the start of the process, after MongoDB was away, and after a change of primary, whose clock may be ahead. They also rest
 * if this worker cannot know whether MongoDB was away. Within one lease, a worker that lives commits what it did or renews.
 *
 * @param clock milliseconds on this process's own clock
 */
export function createLeaseRest(clock: () => number = () => performance.now()): LeaseRest {
  let end = clock() + EFFECT_LEASE;
  let heard = clock();
  let time: Date | null = null;
  const isSilent = () => clock() - heard > MOST_SILENCE;
  function begin(): void {
    end = clock() + EFFECT_LEASE;
  }
  return {
    begin,
    answered: (answer) => {
      if (isSilent()) begin();
      heard = clock();
      time = answer;
    },
    expiredBy: () => (clock() >= end && !isSilent() ? time : null),
  };
}
