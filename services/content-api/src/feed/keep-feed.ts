import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { FeedOutcome } from './measure-feed.ts';

export interface KeepFeedOptions {
  readonly refresh: () => Promise<FeedOutcome | undefined>;
  /** Told after each new copy. */
  readonly onStored: () => Promise<unknown>;
  readonly count: (outcome: FeedOutcome) => void;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** How often it is looked whether the feed is due, in milliseconds. */
const LOOK_EVERY = 15_000;

/** Refreshes the feed whenever it is due, until `signal` is aborted. Nothing of the feed's words gets into the log. */
export async function keepFeed({ refresh, onStored, count, log, signal }: KeepFeedOptions): Promise<void> {
  const warnAway = lowRateWarning(log.warn);
  while (!signal.aborted) {
    try {
      const outcome = await refresh();
      if (outcome) tell(outcome);
      if (outcome === 'stored') await onStored();
    } catch (error) {
      warnAway('the education feed cannot be looked after', { dependency: 'mongodb', error });
    }
    await pause(LOOK_EVERY, signal);
  }

  function tell(outcome: FeedOutcome): void {
    count(outcome);
    if (outcome === 'stored') log.info('the education feed has a new copy');
    else if (outcome !== 'unchanged') log.warn('the education feed could not be used, its last good copy stays', { errorClass: outcome });
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
