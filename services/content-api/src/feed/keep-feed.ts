import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { Repeating } from '@annuity-lantern/service-kit/repeat';
import { keepAsking } from '../outside-sources/keep-asking.ts';
import type { FeedOutcome } from './measure-feed.ts';

export interface KeepFeedOptions {
  readonly refresh: () => Promise<FeedOutcome | undefined>;
  /** Called after each new copy. */
  readonly onStored: () => Promise<unknown>;
  readonly count: (outcome: FeedOutcome) => void;
  readonly log: Log;
}

/** Fetches the feed whenever it is due, until stopped. The log gets no text of the feed. */
export function keepFeed({ refresh, onStored, count, log }: KeepFeedOptions): Repeating {
  const warnAway = lowRateWarning(log.warn);
  const onError = (error: unknown) => warnAway('the education feed could not be refreshed', { dependency: 'mongodb', error });
  return keepAsking({ refresh, tell, onStored, onError });

  function tell(outcome: FeedOutcome): void {
    count(outcome);
    if (outcome === 'stored') log.info('the education feed has a new copy');
    else if (outcome !== 'unchanged') log.warn('the education feed could not be used, its last good copy stays', { errorClass: outcome });
  }
}
