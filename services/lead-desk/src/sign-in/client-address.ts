import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Whose attempts count together: the visitor's address as the gateway saw it, or its /64, since one IPv6 household has
 * 2^64 addresses. This service listens on loopback or the private network only, so the header is the gateway's.
 */
export function clientAddress(request: IncomingMessage): string {
  const given = request.headers['x-client-address'];
  const address = (typeof given === 'string' && given) || request.socket.remoteAddress || 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const between = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = address.includes('::') ? [...first, ...between, ...last] : first;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
