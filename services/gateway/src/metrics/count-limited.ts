import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { type LimitedCall, limitedCalls } from '../limits/limit-posts.ts';

/** Counts the posts that were answered 429. The addresses are nobody's business. */
export function countLimited(metrics: Metrics): (call: LimitedCall) => void {
  const count = metrics.counter({
    name: 'lantern_posts_limited_total',
    help: 'Posts that were turned away because their address had sent too many, by call',
    labels: { call: limitedCalls },
  });
  return (call) => count({ call });
}
