import { addressKey, siteKey } from '@annuity-lantern/service-kit/address';
import { createRateLimiter } from './rate-limiter.ts';

/** Counts one call of this address. Returns 0 if it may pass, else the seconds to wait. A refused call is not counted. */
export type LimitAddress = (address: string | undefined) => number;

/** Two minutes' worth of calls may come at once: a household may share an address, and a form may be sent again. */
const BURST = 2;
/** Calls of a /48 as a multiple of one visitor's: a whole company, or one visitor who changes the /64 for every call. */
const SITE_SHARE = 8;

/** Two buckets: one per IPv4 address or IPv6 /64, and a larger one per IPv6 /48. */
export function limitAddress(perMinute: number): LimitAddress {
  const limiterOf = (rate: number) => createRateLimiter({ perMinute: rate, burst: Math.max(1, rate * BURST) });
  const visitors = limiterOf(perMinute);
  const sites = limiterOf(perMinute * SITE_SHARE);
  return (address) => {
    const site = siteKey(address);
    const siteWait = site === undefined ? 0 : sites.waitOf(site);
    if (siteWait > 0) return siteWait;
    const wait = visitors.take(addressKey(address));
    if (wait === 0 && site !== undefined) sites.take(site);
    return wait;
  };
}
