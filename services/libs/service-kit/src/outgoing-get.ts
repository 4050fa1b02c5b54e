import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress, parseAddress } from './address.ts';
import { inSpan } from './tracing/in-span.ts';
import { withDeadline } from './with-deadline.ts';

export interface OutgoingGet {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds in total: name look-ups, redirects, and the body to its last byte. */
  readonly timeLimit: number;
  /** Longest body after decompression. Reading stops there. */
  readonly mostBytes: number;
  /** The only origin that may be on this machine or a private network. Redirects and names never lead to another private address. */
  readonly privateOrigin?: string | undefined;
}

export interface OutgoingDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Empty unless the status is 200. */
  readonly body: Buffer;
  /** The final address after redirects. */
  readonly url: string;
}

export const outgoingGetFailures = [
  'unreachable',
  'tls_failed',
  'timed_out',
  'connection_lost',
  'address_refused',
  'redirect_refused',
  'too_large',
  'encoding_refused',
] as const;
export type OutgoingGetFailure = (typeof outgoingGetFailures)[number];

/** No document arrived. Holds no text of the other side. */
export class OutgoingGetError extends Error {
  override readonly name = 'OutgoingGetError';
  readonly failure: OutgoingGetFailure;

  constructor(failure: OutgoingGetFailure) {
    super(failure);
    this.failure = failure;
  }
}

const MOST_REDIRECTS = 4;
const redirects = [301, 302, 303, 307, 308];
const inflaters = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;

/**
 * Fetches a document from an untrusted site. Checks every address when connecting: neither a redirect nor a name that resolves differently
 * the second time leads into a private network.
 *
 * @throws OutgoingGetError
 */
export async function getDocument(options: OutgoingGet): Promise<OutgoingDocument> {
  const ending = new AbortController();
  try {
    return await inSpan('get', { kind: 'outside', fields: { 'server.address': new URL(options.url).hostname } }, async (span) => {
      const document = await withDeadline(options.timeLimit, follow(options, ending.signal), () => new OutgoingGetError('timed_out'));
      span.set({ 'http.response.status_code': document.status });
      return document;
    });
  } finally {
    // Closes what is still open: a running request, a redirect's body, a response that was too long.
    ending.abort();
  }
}

async function follow(options: OutgoingGet, signal: AbortSignal): Promise<OutgoingDocument> {
  let url = new URL(options.url);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const answer = await ask(url, options, signal);
    const status = answer.statusCode ?? 0;
    if (!redirects.includes(status)) {
      const body = status === 200 ? await readBody(answer, options.mostBytes) : Buffer.alloc(0);
      return { status, headers: singleHeaders(answer), body, url: url.href };
    }
    url = nextUrl(answer, url);
  }
  throw new OutgoingGetError('redirect_refused');
}

function nextUrl(answer: IncomingMessage, from: URL): URL {
  const location = answer.headers.location;
  const next = location !== undefined && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  const isWeb = next?.protocol === 'https:' || (next?.protocol === 'http:' && from.protocol === 'http:');
  if (!next || !isWeb || next.username || next.password) throw new OutgoingGetError('redirect_refused');
  return next;
}

function ask(url: URL, { headers, privateOrigin }: OutgoingGet, signal: AbortSignal): Promise<IncomingMessage> {
  const mayBePrivate = url.origin === privateOrigin;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is connected to without a look-up.
  if (parseAddress(host) && !mayBePrivate && !isPublicAddress(host)) throw new OutgoingGetError('address_refused');
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const request = (secure ? requestHttps : requestHttp)(url, {
      agent: false,
      signal,
      headers: { 'user-agent': 'annuity-lantern', 'accept-encoding': 'gzip, br', ...headers },
      ...(mayBePrivate ? {} : { lookup: lookupPublic }),
    });
    let reached = false;
    let standing = false;
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        reached = true;
        standing = !secure;
      });
      socket.once('secureConnect', () => {
        standing = true;
      });
    });
    request.on('response', (answer) => {
      answer.on('error', () => {});
      resolve(answer);
    });
    request.on('error', (error) => {
      if (error instanceof OutgoingGetError) return reject(error);
      reject(new OutgoingGetError(standing ? 'connection_lost' : reached ? 'tls_failed' : 'unreachable'));
    });
    request.end();
  });
}

/** Resolves a name like the system, without addresses that are not public; fails if none remains. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const open = found.filter(({ address }) => isPublicAddress(address));
    const [first] = open as [LookupAddress | undefined];
    if (!first) return callback(new OutgoingGetError('address_refused'), '', 0);
    if (options.all) return callback(null, open);
    callback(null, first.address, first.family);
  });
};

function readBody(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const inflate = Object.hasOwn(inflaters, encoding) ? inflaters[encoding as keyof typeof inflaters] : undefined;
  if (!inflate && encoding !== 'identity') throw new OutgoingGetError('encoding_refused');
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw new OutgoingGetError('too_large');
  return collect(answer, inflate?.(), mostBytes);
}

/** With events, because `pipeline` can wait forever for a decompressor that it has destroyed. */
function collect(answer: IncomingMessage, inflater: Transform | undefined, mostBytes: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const end = inflater ?? answer;
  const chunks: Buffer[] = [];
  let bytes = 0;
  const fail = (failure: OutgoingGetFailure) => {
    reject(new OutgoingGetError(failure));
    answer.destroy();
    inflater?.destroy();
  };
  end.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) return fail('too_large');
    chunks.push(chunk);
  });
  end.on('end', () => resolve(Buffer.concat(chunks)));
  // Includes a connection that broke before the last byte.
  answer.on('error', () => fail('connection_lost'));
  answer.on('close', () => {
    if (!answer.complete) fail('connection_lost');
  });
  inflater?.on('error', (error) => fail(isOfZlib(error) ? 'encoding_refused' : 'connection_lost'));
  if (inflater) answer.pipe(inflater);
  return promise;
}

/** The other side's bytes are not valid compressed data. */
function isOfZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:Z_|ERR__ERROR_|ERR_BROTLI)/.test(String(error.code));
}

function singleHeaders({ headers }: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}
