const SIGN = '#reset=';

/** The token of a link that sets a password. It is behind `#`, so browsers do not send it with the address. */
export function resetTokenOf(hash: string): string | undefined {
  return hash.startsWith(SIGN) ? hash.slice(SIGN.length) : undefined;
}

/** The link to hand over. */
export function resetLinkOf(token: string): string {
  return `${window.location.origin}/admin${SIGN}${token}`;
}
