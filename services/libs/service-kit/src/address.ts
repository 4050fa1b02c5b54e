import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** The gateway sends the visitor's address in this header. Services do not listen where others could send it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** An IPv4 provider gives a customer one address. An IPv6 provider gives the /64 network, the first 4 of 8 parts... */
const NETWORK_PARTS = 4;
/** ...or a whole /48, which contains 65,536 of them. */
const SITE_PARTS = 3;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The address, or undefined for any other text. An IPv4 address mapped into IPv6 (`::ffff:192.0.2.1`) becomes the IPv4 address. */
export function parseAddress(text: string): Address | undefined {
  // Without the first check, ipaddr.js reads `1` and `0x7f.1` as IPv4 addresses.
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined;
}

/** What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address. `unknown` for anything else. */
export function addressKey(text: string | undefined): string {
  const address = parseAddress(text ?? '');
  if (!address) return 'unknown';
  return address instanceof ipaddr.IPv4 ? address.toString() : networkOf(address, NETWORK_PARTS);
}

/** The /24 network of an IPv4 address or the /48 network of an IPv6 address, or undefined for anything else. */
export function networkKey(text: string | undefined): string | undefined {
  const address = parseAddress(text ?? '');
  return address instanceof ipaddr.IPv4 ? `${address.octets.slice(0, 3).join('.')}.0/24` : siteKey(text);
}

/** The /48 network of an IPv6 address, or undefined for anything else. */
export function siteKey(text: string | undefined): string | undefined {
  const address = parseAddress(text ?? '');
  return address instanceof ipaddr.IPv6 ? networkOf(address, SITE_PARTS) : undefined;
}

function networkOf({ parts }: ipaddr.IPv6, count: number): string {
  const named = parts.slice(0, count).map((part) => part.toString(16));
  return `${named.join(':')}::/${count * 16}`;
}

/** The address key of the visitor named by the gateway, else of the peer. */
export function visitorKey(request: IncomingMessage): string {
  return addressKey(visitorAddress(request));
}

/** The site key of the same address. */
export function visitorSite(request: IncomingMessage): string | undefined {
  return siteKey(visitorAddress(request));
}

function visitorAddress({ headers, socket }: IncomingMessage): string | undefined {
  const given = headers[CLIENT_ADDRESS_HEADER];
  return typeof given === 'string' && given !== '' ? given : socket.remoteAddress;
}

/** Whether an IP address is on the public internet: not on this machine, in a private network or in any other special range. */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  // Deprecated IPv4-compatible addresses like `::127.0.0.1` are in no range of ipaddr.js.
  if (address instanceof ipaddr.IPv6 && address.parts.slice(0, 6).every((part) => part === 0)) return false;
  return address?.range() === 'unicast';
}

/** Whether an IP address is on this machine or in a private network. */
export function isPrivateAddress(text: string): boolean {
  return ['loopback', 'private', 'uniqueLocal'].includes(parseAddress(text)?.range() ?? '');
}

/**
 * Whether a `URL`'s hostname is on this machine, in a private network or in a container network, where names have no dot. Stricter than
 * `isPrivateHost`: secrets may be sent there in clear text.
 */
export function isOnOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isPrivateAddress(host) || !/[.:]/.test(host);
}

/** Whether a `URL`'s hostname is on this machine or in a private network, decided without DNS. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (parseAddress(host)) return !isPublicAddress(host);
  return !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(host);
}

/** Whether the text is an address or a network such as `10.0.0.0/8`. */
export function isAddressOrNetwork(text: string): boolean {
  return parseAddress(text) !== undefined || ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);
}
