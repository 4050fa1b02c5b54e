import type { IncomingMessage } from 'node:http';

/** By `Host` alone: a client can forge X-Forwarded-Host where a proxy does not overwrite it. */
export function isStaffHost({ headers: { host } }: IncomingMessage, staffOrigin: string): boolean {
  const { protocol, host: staffHost } = new URL(staffOrigin);
  const asked = `${protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === staffHost;
}
