import { createHash } from 'node:crypto';
import { normalizeUsername } from './normalize-username.ts';

/** How the keys of the throttle's counts begin, before a colon. The key of a `device` goes on with its account's digest and a slash. */
export const attemptKinds = {
  account: 'account',
  device: 'device',
  address: 'address',
  /** Of the current password, when a new one is set. */
  password: 'password',
  /** Of links that set a password, by address. */
  reset: 'reset',
} as const;

/** The same for every spelling of the name. */
export function accountDigest(username: string): string {
  return digest(normalizeUsername(username));
}

/** No name or address is written down: a digest counts as well. */
export function digest(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
