import { FORM_TOKEN_HEADER } from '@annuity-lantern/contracts/http';
import { addressKey } from '@annuity-lantern/service-kit/address';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { Request } from 'express';
import { type EndpointName, leadPosts } from '../api/upstream-of.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** Throws AppError `too_many_requests` (429) with the seconds to wait when the caller has posted too often. */
export type LimitPosts = (name: EndpointName, request: Request) => void;

/** The calls that can be refused. */
const limitedCalls = [...leadPosts, 'recordEvent'] as const satisfies EndpointName[];
type LimitedCall = (typeof limitedCalls)[number];
const SHARE_WITHOUT_TOKEN = 1 / 4;
/** Two minutes' worth may come at once: a household may share one address, and a form may be sent again. */
const BURST = 2;

/**
 * Limits the public posts of one address: `perMinute` requests with a form token, a quarter of that without one, and `perMinute` page views.
 * 0 turns the limit off.
 */
export function limitPosts(perMinute: number, log: Log, metrics?: Metrics): LimitPosts {
  if (perMinute === 0) return () => {};
  const warn = lowRateWarning(log.warn);
  const count = metrics?.counter({
    name: 'lantern_posts_limited_total',
    help: 'Posts that were turned away because their address had sent too many, by call',
    labels: { call: limitedCalls },
  });
  const limiterOf = (share: number) => createRateLimiter({ perMinute: perMinute * share, burst: Math.max(1, perMinute * share * BURST) });
  const withToken = limiterOf(1);
  const withoutToken = limiterOf(SHARE_WITHOUT_TOKEN);
  const events = limiterOf(1);
  return (name, request) => {
    if (!isLimited(name)) return;
    const wait = choose(name, request).take(addressKey(request.ip));
    if (wait === 0) return;
    count?.({ call: name });
    warn('posts were refused, one address sent too many', { endpoint: name });
    throw new AppError('too_many_requests', { message: 'too many posts from one address', retryAfter: wait });
  };

  function choose(name: LimitedCall, request: Request) {
    if (name === 'recordEvent') return events;
    return request.headers[FORM_TOKEN_HEADER] === undefined ? withoutToken : withToken;
  }
}

function isLimited(name: EndpointName): name is LimitedCall {
  return limitedCalls.some((limited) => limited === name);
}
