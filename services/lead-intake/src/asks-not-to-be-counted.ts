import type { IncomingMessage } from 'node:http';

/** Global Privacy Control (globalprivacycontrol.org): the header has this one value, and is left out otherwise. */
export function asksNotToBeCounted(request: IncomingMessage): boolean {
  return request.headers['sec-gpc'] === '1';
}
