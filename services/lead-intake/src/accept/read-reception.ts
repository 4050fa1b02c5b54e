import type { IncomingMessage } from 'node:http';
import type { Reception } from '@annuity-lantern/lead-store';
import { CLIENT_ADDRESS_HEADER, parseAddress } from '@annuity-lantern/service-kit/address';
import { asksNotToBeCounted } from '../asks-not-to-be-counted.ts';

const LONGEST_USER_AGENT = 300;

/** How the request reached us: the address as the gateway saw it, the browser and its wish not to be counted, the page. */
export function readReception(request: IncomingMessage, page: string | undefined): Reception {
  const address = request.headers[CLIENT_ADDRESS_HEADER];
  const userAgent = request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT);
  return {
    ...(typeof address === 'string' && parseAddress(address) ? { address } : {}),
    ...(userAgent ? { userAgent } : {}),
    ...(page ? { page } : {}),
    ...(asksNotToBeCounted(request) ? { globalPrivacyControl: true } : {}),
  };
}
