import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface SealingKey {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

export interface Sealing {
  /** Encrypts and authenticates the text, bound to `boundTo`: it opens only with the key and the same `boundTo`. */
  seal(text: string, boundTo: string): string;
  /** @throws SealingError */
  open(envelope: string, boundTo: string): string;
}

/**
 * `unknown_key`: we do not have the envelope's key (any more). `damaged`: the envelope was changed, cut off, or belongs to something else.
 */
export class SealingError extends Error {
  override readonly name = 'SealingError';
  readonly reason: 'unknown_key' | 'damaged';
  readonly keyId: string | undefined;

  constructor(reason: SealingError['reason'], keyId: string | undefined) {
    super(reason === 'unknown_key' ? 'no key opens the envelope' : 'the envelope cannot be opened');
    this.reason = reason;
    this.keyId = keyId;
  }
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** As NIST SP 800-38D recommends. Random, so that one key may seal 2^32 envelopes. */
const IV_BYTES = 12;
const TAG_BYTES = 16;
const keyShape = /^([\w-]{1,32}):([\w+/-]{43,64}={0,2})$/;
/** Version, key id, and joined: initialization vector, ciphertext, tag. */
const envelopeShape = /^1\.([\w-]{1,32})\.([\w-]{38,})$/;

/**
 * AES-256-GCM. The first key seals, every key opens. To rotate, put a new key first, and remove old ones when nothing sealed with them
 * remains.
 */
export function createSealing(keys: readonly SealingKey[]): Sealing {
  const [first] = keys;
  if (!first) throw new Error('sealing needs a key');
  return {
    seal: (text, boundTo) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, first.key, iv).setAAD(associated(first.id, boundTo));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `1.${first.id}.${sealed.toString('base64url')}`;
    },
    open: (envelope, boundTo) => {
      const [, keyId, body = ''] = envelopeShape.exec(envelope) ?? [];
      if (keyId === undefined) throw new SealingError('damaged', undefined);
      const known = keys.find(({ id }) => id === keyId);
      if (!known) throw new SealingError('unknown_key', keyId);
      const bytes = Buffer.from(body, 'base64url');
      const end = bytes.length - TAG_BYTES;
      const decipher = createDecipheriv(ALGORITHM, known.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(associated(keyId, boundTo))
        .setAuthTag(bytes.subarray(end));
      try {
        return decipher.update(bytes.subarray(IV_BYTES, end), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw new SealingError('damaged', keyId);
      }
    },
  };
}

/** Parses `id:key,id2:key2`, each key 32 bytes in hex or base64. Returns null if the text is invalid or an id is repeated. */
export function parseSealingKeys(text: string): SealingKey[] | null {
  const keys: SealingKey[] = [];
  for (const part of text.split(',')) {
    const [, id, written = ''] = keyShape.exec(part.trim()) ?? [];
    const key = Buffer.from(written, /^[\da-f]{64}$/i.test(written) ? 'hex' : 'base64');
    if (id === undefined || key.length !== KEY_BYTES || keys.some((other) => other.id === id)) return null;
    keys.push({ id, key });
  }
  return keys;
}

function associated(keyId: string, boundTo: string): Buffer {
  return Buffer.from(`annuity-lantern sealed\0${keyId}\0${boundTo}`);
}
