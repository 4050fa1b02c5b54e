import type { IncomingMessage } from 'node:http';
import { AppError } from './errors.ts';

/**
 * How strictly a call's origin is checked.
 * - `optional`: a call without Origin passes, because browsers never send one with a visitor's cookies across sites.
 * - `required`: Origin or Sec-Fetch-Site must show that the call comes from our own pages.
 */
export type OriginRule = 'optional' | 'required';

/**
 * Refuses calls that another site's page makes the visitor's browser send.
 *
 * @param trustedOrigin in production the only origin that passes; elsewhere Origin must match Host
 * @throws AppError `origin_refused` (403)
 */
export function checkOrigin(request: IncomingMessage, rule: OriginRule, trustedOrigin?: string): void {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') throw refused('Sec-Fetch-Site is cross-site');
  if (origin !== undefined && !isOwn(origin, host, trustedOrigin)) throw refused('Origin is not ours');
  if (rule === 'required' && origin === undefined && site !== 'same-origin')
    throw refused('neither Origin nor Sec-Fetch-Site shows our own page');
}

function refused(message: string): AppError {
  return new AppError('origin_refused', { message });
}

function isOwn(origin: string, host: string | undefined, trustedOrigin: string | undefined): boolean {
  if (trustedOrigin) return origin === trustedOrigin;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
