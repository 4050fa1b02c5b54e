import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
export type Bodies = Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };

/** Bytes that are sent as they are: made once, never touched per request. */
export interface Representation {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly bodies: Bodies;
  /** Of the uncompressed bytes; the encoding is added to it, since a strong ETag names exact bytes. */
  readonly hash: string;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export async function represent(body: Buffer | string, contentType: string, cacheControl: string): Promise<Representation> {
  const identity = Buffer.from(body);
  const compressed = isText(contentType) ? await compress(identity) : {};
  return { contentType, cacheControl, bodies: { ...compressed, identity }, hash: hashOf(identity) };
}

/** From this size on the highest level takes seconds: 3 MB ten of them, against a sixth of one at the level below for an eighth more bytes. */
const LARGE = 512 * 1024;

/** Compresses at the highest levels, since it is done once; a result that is not smaller is left out. */
export async function compress(body: Buffer): Promise<Partial<Record<'br' | 'gzip', Buffer>>> {
  const quality = body.length < LARGE ? 11 : 9;
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    gzipped(body, { level: 9 }),
  ]);
  return { ...(br.length < body.length ? { br } : {}), ...(gz.length < body.length ? { gzip: gz } : {}) };
}

export function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** Pictures and fonts are compressed already. */
export function isText(contentType: string): boolean {
  return /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/.test(contentType);
}
