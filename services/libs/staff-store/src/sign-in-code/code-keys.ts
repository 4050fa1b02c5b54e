import { createHmac, hkdfSync } from 'node:crypto';
import { createSealing, type Sealing, type SealingKey } from '@annuity-lantern/service-kit/sealing';

/** Keys that MongoDB does not hold, so that a copy of it signs nobody in. */
export interface CodeKeys {
  readonly sealing: Sealing;
  /** What is stored of a recovery code. */
  hash(userId: string, code: string): string;
  /** What may be stored of it: by this key, and by each older one. */
  hashes(userId: string, code: string): readonly string[];
}

/** From `STAFF_KEYS`: the first seals and hashes, every one opens and compares. */
export function openCodeKeys(keys: readonly SealingKey[]): CodeKeys {
  const [first, ...older] = keys.map(({ key }) => hashWith(key));
  if (!first) throw new Error('sign-in codes need a key');
  return {
    sealing: createSealing(keys),
    hash: first,
    hashes: (userId, code) => [first, ...older].map((hash) => hash(userId, code)),
  };
}

/**
 * A keyed hash, not a slow one: a recovery code is 79 random bits, which nobody guesses, and the key keeps even a list of hashes from being
 * compared with anything.
 */
function hashWith(key: Buffer): CodeKeys['hash'] {
  const own = Buffer.from(hkdfSync('sha256', key, '', 'annuity-lantern recovery code', 32));
  return (userId, code) => createHmac('sha256', own).update(`${userId}\0${code}`).digest('base64url');
}
