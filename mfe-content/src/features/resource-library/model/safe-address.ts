/** Any base does: it only makes relative addresses whole. */
const BASE = 'https://this-site.invalid';

/** The address if it is http or https. Undefined if it could run a script. */
export function linkAddress(address: string): string | undefined {
  const url = parse(address);
  return url && /^https?:$/.test(url.protocol) ? address : undefined;
}

/** The address of a picture on this site. Those of other sites are not shown: visitors would become known there. */
export function ownPictureAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  return parse(address)?.origin === BASE ? address : undefined;
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address, BASE);
  } catch {
    return undefined;
  }
}
