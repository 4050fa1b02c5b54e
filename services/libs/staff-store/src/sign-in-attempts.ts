import { createHash } from 'node:crypto';
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

/** The same for every spelling of the name. */
export function accountDigest(username: string): string {
  return digest(normalizeUsername(username));
}

/** Counting by digest avoids storing names and addresses. */
export function digest(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
