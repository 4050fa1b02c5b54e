import { createHash, randomBytes } from 'node:crypto';

/** Milliseconds for which a link works. */
const LIFETIME = 24 * 60 * 60 * 1000;

/** A secret that sets a password once, and its stored form: a digest and an expiry. */
export function newReset(now: Date): { readonly token: string; readonly reset: { readonly digest: string; readonly until: Date } } {
  const token = randomBytes(32).toString('base64url');
  return { token, reset: { digest: resetDigest(token), until: new Date(now.getTime() + LIFETIME) } };
}

/** Plain SHA-256: the token is random, so it cannot be guessed from its digest. */
export function resetDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
