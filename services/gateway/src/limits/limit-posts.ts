import type { EndpointName } from '@annuity-lantern/contracts/endpoints';
import { FORM_TOKEN_HEADER } from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { Request } from 'express';
import { isLeadPost, leadPosts } from '../api/lead-posts.ts';
import { limitAddress } from './limit-address.ts';
import { limitDevice } from './limit-device.ts';
import { limitTokens } from './limit-tokens.ts';

/**
 * @throws AppError `too_many_requests` (429) with the seconds to wait if the caller has posted too often, `form_token_invalid` (403) if its
 *   form token has sent its requests
 */
export type LimitPosts = (name: string, request: Request) => void;

/** Posts per minute of one address; twice as many may come at once. `perMinute` is the setting. */
const limitsOf = (perMinute: number) => ({
  lead: byAddress(perMinute),
  leadWithoutToken: byAddress(perMinute / 4),
  event: byAddress(perMinute),
  /** One CRM and one mail host send for the whole office, and after an outage much at once. */
  officeEvent: byAddress(perMinute * 12),
  /** The desk limits wrong passwords itself. This limit spares it the work of checking them. */
  signIn: limitDevice(10, byAddress(10)),
  /** By address alone: browsers send the device cookie with sign-ins only, so that here it would be forged. */
  reset: byAddress(10),
  download: byAddress(30),
  /** Each sends a mail to an address that may be somebody else's. */
  reminder: byAddress(perMinute),
  /** The desk also limits the codes of one request, and the tries of one code. */
  code: byAddress(5),
  /** Changes that a visitor makes to their own request, and copies of it. */
  ownChange: byAddress(20),
});
type Limit = keyof ReturnType<typeof limitsOf>;

/** The calls that can be refused. */
const limitedCalls = [
  ...leadPosts,
  'recordEvent',
  'recordCrmEvent',
  'recordMailEvent',
  'signIn',
  'resetPassword',
  'countResourceDownload',
  'askReminder',
  'askForCode',
  'openMyRequest',
  'copyMyRequest',
  'correctMyRequest',
  'correctSentRequest',
  'revokeMyConsent',
  'stopMyCalls',
  'stopMyEmail',
  'eraseMyRequest',
] as const satisfies EndpointName[];
type LimitedCall = (typeof limitedCalls)[number];

const limitOf: Readonly<Record<LimitedCall, (request: Request) => Limit>> = {
  createConsultationRequest: leadLimit,
  createAnnuityReviewRequest: leadLimit,
  recordEvent: () => 'event',
  recordCrmEvent: () => 'officeEvent',
  recordMailEvent: () => 'officeEvent',
  signIn: () => 'signIn',
  resetPassword: () => 'reset',
  countResourceDownload: () => 'download',
  askReminder: () => 'reminder',
  askForCode: () => 'code',
  openMyRequest: () => 'ownChange',
  copyMyRequest: () => 'ownChange',
  correctMyRequest: () => 'ownChange',
  correctSentRequest: () => 'ownChange',
  revokeMyConsent: () => 'ownChange',
  stopMyCalls: () => 'ownChange',
  stopMyEmail: () => 'ownChange',
  eraseMyRequest: () => 'ownChange',
};

/** Limits the posts of one address or known browser by `limitsOf`, and the requests of one form token. 0 turns all limits off. */
export function limitPosts(perMinute: number, log: Log, metrics?: Metrics): LimitPosts {
  if (perMinute === 0) return () => {};
  const warn = lowRateWarning(log.warn);
  const count = metrics?.counter({
    name: 'lantern_posts_limited_total',
    help: 'Posts that were turned away because their address or form token had sent too many, by call',
    labels: { call: limitedCalls },
  });
  const limits = limitsOf(perMinute);
  const mayStillSend = limitTokens();
  return (name, request) => {
    if (!isLimited(name)) return;
    const wait = limits[limitOf[name](request)](request);
    if (wait === 0 && (!isLeadPost(name) || mayStillSend(request))) return;
    count?.({ call: name });
    if (wait === 0) {
      warn('requests were refused, one form token sent too many', { endpoint: name });
      throw new AppError('form_token_invalid', { message: 'the form token has sent its requests' });
    }
    warn('posts were refused, one address sent too many', { endpoint: name });
    throw new AppError('too_many_requests', { message: 'too many posts from one address', retryAfter: wait });
  };
}

function byAddress(perMinute: number): (request: Request) => number {
  const limit = limitAddress(perMinute);
  return ({ ip }) => limit(ip);
}

function leadLimit({ headers }: Request): Limit {
  return headers[FORM_TOKEN_HEADER] === undefined ? 'leadWithoutToken' : 'lead';
}

function isLimited(name: string): name is LimitedCall {
  return limitedCalls.some((limited) => limited === name);
}
