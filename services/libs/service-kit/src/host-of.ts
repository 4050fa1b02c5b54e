import type { IncomingMessage } from 'node:http';
import { AppError } from './errors.ts';

/** A name or an address, and a port without leading zeros. No user, path, space, percent sign or second name. */
const HOST = /^(?:[a-z0-9_][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::[1-9]\d{0,4})?$/i;
const usualPorts: Readonly<Record<string, string>> = { 'http:': ':80', 'https:': ':443' };

/** The host that a request asks for, whole: in lower case, with its port unless the protocol implies it. Undefined if there is none. */
export function hostOf({ headers: { host } }: Pick<IncomingMessage, 'headers'>, protocol: string): string | undefined {
  if (host === undefined || !HOST.test(host)) return undefined;
  const [name, usualPort = ''] = [host.toLowerCase(), usualPorts[protocol]];
  return usualPort !== '' && name.endsWith(usualPort) ? name.slice(0, -usualPort.length) : name;
}

/**
 * Refuses requests that two readers could take for different hosts: two `Host` headers, a malformed one, or a host in the request line. Each rule by
 * host then reads the same one as the proxy in front.
 *
 * @throws AppError `malformed_request` (400)
 */
export function refuseUnclearHost({ url = '', headersDistinct: { host = [] } }: IncomingMessage): void {
  if (host.length <= 1 && host.every((one) => HOST.test(one)) && url.startsWith('/')) return;
  throw new AppError('malformed_request', { message: 'the request names no host, or more than one' });
}
