import fc from 'fast-check';
import { type HostileBody, hostileBody } from './hostile-bodies.ts';
import { type Headers, hostileHeaders } from './hostile-headers.ts';

/** One post as sent over the wire; text is sent as UTF-8. */
export interface HostileRequest extends HostileBody {
  readonly headers: Headers;
}

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .tuple(hostileBody, hostileHeaders)
  .map(([body, headers]) => ({ ...body, headers }));
