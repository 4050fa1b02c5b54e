import ipaddr from 'ipaddr.js';

/** Half of an IPv6 address names the network that one customer is given; the other half is theirs to choose at will. */
const NETWORK_PARTS = 4;

/** What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address. `unknown` for anything else. */
export function addressKey(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
