import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { inSpan } from './tracing/in-span.ts';

export interface OutgoingPost {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, sent byte for byte because it may be signed. */
  readonly body: string;
  /** Milliseconds in total, from the name look-up to the answer's status. */
  readonly timeLimit: number;
}

export interface OutgoingAnswer {
  readonly status: number;
  /** Seconds after which the other side wants a retry. */
  readonly retryAfter?: number;
}

export type OutgoingFailure = 'unreachable' | 'tls_failed' | 'timed_out' | 'connection_lost';

/** No answer arrived. Holds no text of the other side, which may quote what was sent. */
export class OutgoingHttpError extends Error {
  override readonly name = 'OutgoingHttpError';
  readonly failure: OutgoingFailure;
  /**
   * Whether the connection was established, so that the other side may have read everything. False if nothing can have left this machine.
   */
  readonly perhapsReceived: boolean;

  constructor(failure: OutgoingFailure, perhapsReceived: boolean) {
    super(failure);
    this.failure = failure;
    this.perhapsReceived = perhapsReceived;
  }
}

/** Reading of an answer's unused body stops here. */
const MOST_BYTES = 16 * 1024;

/**
 * Posts JSON and resolves to any status of the answer. Redirects are not followed. Each post opens a new connection: on a reused one, an
 * idle close looks like a lost answer. `fetch` does not tell whether the connection was established.
 *
 * @throws OutgoingHttpError without an answer
 */
export function postJson(post: OutgoingPost): Promise<OutgoingAnswer> {
  // Without the trace in its headers: no other company learns of it.
  return inSpan('post', { kind: 'outside', fields: { 'server.address': new URL(post.url).hostname } }, async (span) => {
    const answer = await send(post);
    span.set({ 'http.response.status_code': answer.status });
    return answer;
  });
}

function send({ url, headers, body, timeLimit }: OutgoingPost): Promise<OutgoingAnswer> {
  return new Promise((resolve, reject) => {
    const target = new URL(url);
    const secure = target.protocol === 'https:';
    const request = (secure ? requestHttps : requestHttp)(target, {
      method: 'POST',
      agent: false,
      headers: {
        'user-agent': 'annuity-lantern',
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    const started = performance.now();
    // After a freeze, the connection may be reported before the timer. What was to be sent may be out of date.
    request.on('socket', (socket) =>
      socket.once('connect', () => {
        if (performance.now() - started > timeLimit) giveUp();
      }),
    );
    const progress = watchConnection(request, secure);
    const fail = (failure: OutgoingFailure) => reject(new OutgoingHttpError(failure, progress.standing));
    const giveUp = () => {
      fail('timed_out');
      request.destroy();
    };
    // One more turn of the event loop: an answer that arrived in time counts, even if the loop was blocked.
    const timer = setTimeout(() => setImmediate(giveUp), timeLimit);

    request.on('response', (response) => {
      const retryAfter = parseRetryAfter(response.headers['retry-after'], new Date());
      resolve({ status: response.statusCode ?? 0, ...(retryAfter === undefined ? {} : { retryAfter }) });
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) response.destroy();
      });
      response.on('error', () => {});
    });
    request.on('error', () => fail(progress.standing ? 'connection_lost' : progress.reached ? 'tls_failed' : 'unreachable'));
    request.on('close', () => {
      clearTimeout(timer);
      fail('connection_lost');
    });
    request.end(body);
  });
}

/** `reached`: the other side accepted the connection. `standing`: the connection is established, including a TLS handshake. */
function watchConnection(request: ClientRequest, secure: boolean): { reached: boolean; standing: boolean } {
  const progress = { reached: false, standing: false };
  request.on('socket', (socket) => {
    socket.once('connect', () => {
      progress.reached = true;
      if (!secure) progress.standing = true;
    });
    socket.once('secureConnect', () => {
      progress.standing = true;
    });
  });
  return progress;
}

/** The seconds of a `Retry-After` header (seconds or an HTTP date: RFC 9110, 10.2.3); undefined if it is absent or invalid. */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
