import { createHmac, hkdfSync } from 'node:crypto';
import { visitorKey } from '@annuity-lantern/service-kit/address';
import type { Request } from 'express';
import { browserOf } from '../session/browser-of.ts';

/** Where a sign-in came from, for the audit. */
type SignInSource = {
  /** The same for one IPv4 address or IPv6 /64. */
  readonly network: string;
  /** `Firefox on Windows`; absent if the browser does not name itself. */
  readonly browser?: string;
};

export type SourceOf = (request: Request) => SignInSource;

const DIGEST_LENGTH = 16;

/** Keyed with `AUDIT_KEY`, which MongoDB does not hold: all IPv4 addresses could be tried against a plain hash. */
export function createSourceOf(auditSecret: string): SourceOf {
  const key = Buffer.from(hkdfSync('sha256', auditSecret, '', 'annuity-lantern network of a sign-in', 32));
  return (request) => {
    const browser = browserOf(request.headers['user-agent']);
    const network = createHmac('sha256', key).update(visitorKey(request)).digest('base64url').slice(0, DIGEST_LENGTH);
    return { network, ...(browser !== undefined && { browser }) };
  };
}
