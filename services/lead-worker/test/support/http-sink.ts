import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyOfPost } from '@annuity-lantern/harness/sinks';

export interface SunkRequest {
  /** Includes the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The raw body. */
  readonly body: string;
  /** The key by which a receiver would recognize a repeat. */
  readonly idempotencyKey: string | undefined;
}

/** Accept every request; read without answering; cut the connection after reading; or answer with this. */
export type SinkBehaviour = 'accept' | 'hold' | 'cut' | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

export interface HttpSink {
  readonly url: string;
  /** Complete requests, answered or not, in order of arrival. */
  readonly received: SunkRequest[];
  /** How often each key arrived. The number of keys is what a de-duplicating receiver would count. */
  countsByKey(): ReadonlyMap<string, number>;
  /** Changes the behavior from now on. */
  behave(how: SinkBehaviour): void;
  /** Accepts held requests and new ones. */
  release(): void;
  stop(): Promise<void>;
}

/** A small HTTP server that fails like real ones, and records every request. */
export async function startHttpSink(): Promise<HttpSink> {
  const received: SunkRequest[] = [];
  const held: ServerResponse[] = [];
  let how: SinkBehaviour = 'accept';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => {});
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { url: path = '', headers } = request;
      received.push({ path, headers, body, idempotencyKey: keyOfPost(headers, body) });
      if (how === 'cut') request.socket.destroy();
      else if (how === 'hold') held.push(response);
      else if (how === 'accept') response.writeHead(204).end();
      else response.writeHead(how.status, how.headers).end('the words of the other side: ada@example.org');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    countsByKey: () => {
      const counts = new Map<string, number>();
      for (const { idempotencyKey } of received) {
        if (idempotencyKey) counts.set(idempotencyKey, (counts.get(idempotencyKey) ?? 0) + 1);
      }
      return counts;
    },
    behave: (next) => {
      how = next;
    },
    release: () => {
      how = 'accept';
      for (const response of held.splice(0)) response.writeHead(204).end();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
