import { createHmac, hkdfSync } from 'node:crypto';
import { createSealing, type Sealing, type SealingKey } from '@annuity-lantern/service-kit/sealing';

/** Keys kept outside of MongoDB, so that a copy of the database does not allow a sign-in. */
export interface CodeKeys {
  readonly sealing: Sealing;
  /** The stored form of a recovery code. */
  hash(userId: string, code: string): string;
  /** Possible stored forms: by this key and by each older one. */
  hashes(userId: string, code: string): readonly string[];
}

/** From `STAFF_KEYS`: the first key seals and hashes, every key opens and compares. */
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
 * A keyed hash instead of a slow one: a recovery code has 79 random bits and cannot be guessed. Without the key, even a list of hashes is
 * useless.
 */
function hashWith(key: Buffer): CodeKeys['hash'] {
  const own = Buffer.from(hkdfSync('sha256', key, '', 'annuity-lantern recovery code', 32));
  return (userId, code) => createHmac('sha256', own).update(`${userId}\0${code}`).digest('base64url');
}
