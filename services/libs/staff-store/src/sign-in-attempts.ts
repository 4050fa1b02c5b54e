import { createHmac, hkdfSync } from 'node:crypto';
import { normalizeUsername } from './normalize-username.ts';

/** Key prefixes of the throttle's counts, before a colon. The key of a `device` also holds its account's digest and a slash. */
export const attemptKinds = {
  account: 'account',
  device: 'device',
  address: 'address',
  /** The current password, when a new one is set. */
  password: 'password',
  /** Links that set a password, counted by address. */
  reset: 'reset',
} as const;

/** What MongoDB holds of names and addresses that were typed or seen at a sign-in. People type passwords into the wrong field. */
export interface SignInDigests {
  /** The same for every spelling of the name. */
  ofAccount(username: string): string;
  ofAddress(address: string): string;
}

/**
 * Digests under a key that MongoDB does not hold: a name or an address cannot be found by trying.
 *
 * @param secrets `AUDIT_KEY`, since the audit keeps digests of accounts; the first one counts
 */
export function openSignInDigests([secret]: readonly string[]): SignInDigests {
  if (secret === undefined) throw new Error('digests need a secret');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'annuity-lantern sign-in digest', 32));
  const digest = (kind: string, value: string) => createHmac('sha256', key).update(`${kind}\0${value}`).digest('base64url');
  return {
    ofAccount: (username) => digest('account', normalizeUsername(username)),
    ofAddress: (address) => digest('address', address),
  };
}
