import type { IncomingMessage } from 'node:http';
import type { Reception } from '@annuity-lantern/lead-store';
import { CLIENT_ADDRESS_HEADER, parseAddress } from '@annuity-lantern/service-kit/address';

const LONGEST_USER_AGENT = 300;

/** How the request arrived: the visitor's address and browser, the page, whether the browser opts out of being counted, and the call's id. */
export function readReception(request: IncomingMessage, page: string | undefined, requestId: string): Reception {
  const address = request.headers[CLIENT_ADDRESS_HEADER];
  const userAgent = request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT);
  return {
    ...(typeof address === 'string' && parseAddress(address) ? { address } : {}),
    ...(userAgent ? { userAgent } : {}),
    ...(page ? { page } : {}),
    ...(asksNotToBeCounted(request) ? { globalPrivacyControl: true } : {}),
    requestId,
  };
}

/** Global Privacy Control (globalprivacycontrol.org): the header has this single value or is missing. */
export function asksNotToBeCounted(request: IncomingMessage): boolean {
  return request.headers['sec-gpc'] === '1';
}
