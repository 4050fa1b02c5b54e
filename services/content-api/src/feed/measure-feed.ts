import { feedGoodSince } from '@annuity-lantern/content-store';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { outgoingGetFailures } from '@annuity-lantern/service-kit/outgoing-get';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { feedRefusals } from './feed-refusal.ts';

/** Outcomes of fetching the feed: a new copy, unchanged, a class of failure, or an error in our code. */
export const feedOutcomes = ['stored', 'unchanged', 'status_refused', 'internal', ...outgoingGetFailures, ...feedRefusals] as const;
export type FeedOutcome = (typeof feedOutcomes)[number];

/** Counts fetches of the feed by outcome. Gauge: time since the last success. */
export function measureFeed(metrics: Metrics, connection: Store['connection'], source: string | undefined, now: () => Date) {
  const count = metrics.counter({
    name: 'lantern_feed_fetches_total',
    help: 'How asking the education feed ended',
    labels: { outcome: feedOutcomes },
  });
  metrics.gauge(
    { name: 'lantern_feed_age_seconds', help: 'For how long the education feed has not answered well; absent without a feed', labels: {} },
    async () => {
      const since = source && (await feedGoodSince(connection, source));
      return since ? [{ labels: {}, value: Math.max(0, (now().getTime() - since.getTime()) / 1000) }] : [];
    },
  );
  return (outcome: FeedOutcome) => count({ outcome });
}
