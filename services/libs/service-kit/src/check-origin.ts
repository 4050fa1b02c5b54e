import type { IncomingMessage } from 'node:http';
import { AppError } from './errors.ts';
import { hostOf } from './host-of.ts';

/**
 * How strictly a call's origin is checked.
 * - `optional`: a call without Origin passes, because browsers never send one with a visitor's cookies across sites.
 * - `required`: Origin or Sec-Fetch-Site must show that the call comes from our own pages. Over plain http browsers send neither with a read.
 */
export type OriginRule = 'optional' | 'required';

/**
 * Refuses calls that another site's page makes the visitor's browser send.
 *
 * @param trustedOrigin in production the only origin that passes; elsewhere Origin must match Host
 * @throws AppError `origin_refused` (403)
 */
export function checkOrigin(request: IncomingMessage, rule: OriginRule, trustedOrigin?: string): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') throw refused('Sec-Fetch-Site is cross-site');
  if (origin !== undefined && !isOwn(origin, request, trustedOrigin)) throw refused('Origin is not ours');
  if (rule === 'required' && origin === undefined && site !== 'same-origin' && !isPlainRead(request))
    throw refused('neither Origin nor Sec-Fetch-Site shows our own page');
}

/**
 * A read of a site that is served over plain http, by the gateway's word. The session's cookie is `SameSite=Strict`, so another site's page reads
 * without a session.
 */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-site'] === undefined && headers['x-forwarded-proto'] === 'http';
}

function refused(message: string): AppError {
  return new AppError('origin_refused', { message });
}

function isOwn(origin: string, request: IncomingMessage, trustedOrigin: string | undefined): boolean {
  if (trustedOrigin) return origin === trustedOrigin;
  if (!URL.canParse(origin)) return false;
  const { origin: whole, host, protocol } = new URL(origin);
  // Browsers send nothing beside the origin, such as a user name.
  return whole === origin && host === hostOf(request, protocol);
}
