import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { keepAsking } from '../outside/keep-asking.ts';
import type { FeedOutcome } from './measure-feed.ts';

export interface KeepFeedOptions {
  readonly refresh: () => Promise<FeedOutcome | undefined>;
  /** Told after each new copy. */
  readonly onStored: () => Promise<unknown>;
  readonly count: (outcome: FeedOutcome) => void;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Refreshes the feed whenever it is due, until `signal` is aborted. Nothing of the feed's words gets into the log. */
export function keepFeed({ refresh, onStored, count, log, signal }: KeepFeedOptions): Promise<void> {
  const warnAway = lowRateWarning(log.warn);
  const onError = (error: unknown) => warnAway('the education feed cannot be looked after', { dependency: 'mongodb', error });
  return keepAsking({ refresh, tell, onStored, onError, signal });

  function tell(outcome: FeedOutcome): void {
    count(outcome);
    if (outcome === 'stored') log.info('the education feed has a new copy');
    else if (outcome !== 'unchanged') log.warn('the education feed could not be used, its last good copy stays', { errorClass: outcome });
  }
}
