import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];
type Bodies = Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };

/** A response prepared once: its headers, and its bytes in every encoding. */
export interface Representation {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly bodies: Bodies;
  /** Hash of the uncompressed bytes. The ETag adds the encoding, because a strong ETag names exact bytes. */
  readonly hash: string;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export async function represent(body: Buffer | string, contentType: string, cacheControl: string): Promise<Representation> {
  const identity = Buffer.from(body);
  const compressed = isText(contentType) ? await compress(identity) : {};
  return { contentType, cacheControl, bodies: { ...compressed, identity }, hash: hashOf(identity) };
}

/** Sends the smallest body that the client accepts, or 304 if the client already has it. Only a 200 can become a 304. */
export function sendRepresentation(request: Request, response: Response, representation: Representation, status = 200): void {
  const { bodies, contentType, cacheControl, hash } = representation;
  // One encoding at a time: express prefers the one that the client names first, and browsers name gzip before br.
  const encoding = encodings.find((each) => bodies[each] && request.acceptsEncodings(each)) ?? 'identity';
  response.status(status).set({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' });
  if (status === 200 && cacheControl !== 'no-store') {
    response.set('ETag', `"${hash}-${encoding}"`);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
  }
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.set('Content-Type', contentType).send(bodies[encoding]);
}

/** From this size on, the highest brotli level takes seconds: 10 s for 3 MB. The level below takes 1.6 s for an eighth more bytes. */
const LARGE = 512 * 1024;

/** Compresses at the highest levels, because it runs once. Omits a result that is not smaller. */
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

/** Pictures and fonts are already compressed. */
export function isText(contentType: string): boolean {
  return /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/.test(contentType);
}
