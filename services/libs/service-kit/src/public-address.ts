import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the open internet: not of this machine, a private network, a link, a documentation or any other special range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // `::127.0.0.1`, the old way to write an IPv4 address: on no list of ranges, and never public.
  if (parsed instanceof ipaddr.IPv6 && parsed.parts.slice(0, 6).every((part) => part === 0)) return false;
  return parsed.range() === 'unicast';
}

/** Whether the host of an address as `URL` gives it names this machine or a private network by itself, without any name server. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return !isPublicAddress(host);
  return !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(host);
}
