import type { IncomingMessage } from 'node:http';
import { hostOf } from '@annuity-lantern/service-kit/host-of';

/** By `Host` alone: a client can forge X-Forwarded-Host where a proxy does not overwrite it. */
export function isStaffHost(request: IncomingMessage, staffOrigin: string): boolean {
  const { protocol, host } = new URL(staffOrigin);
  return hostOf(request, protocol) === host;
}
