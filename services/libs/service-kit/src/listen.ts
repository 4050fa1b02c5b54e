import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUnreadable } from './answer-unreadable.ts';
import { gracefulStop } from './graceful-stop.ts';

export interface ListeningServer {
  readonly port: number;
  /** Accepts no new calls, lets running ones finish for 5 s, then closes their connections. */
  stop(): Promise<void>;
}

/** Milliseconds without a byte in either direction. Calls are answered within 25 s, and streams of events send something every 20 s. */
const SILENCE = 60_000;

/**
 * Serves the app; port 0 picks a free one. Closes connections that are silent for `silence` milliseconds, such as that of a client that
 * does not read its answer. Rejects if the address is in use.
 */
export async function listen(app: RequestListener, host: string, port: number, silence = SILENCE): Promise<ListeningServer> {
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 });
  server.setTimeout(silence);
  const stop = gracefulStop(server);
  server.on('request', app);
  answerUnreadable(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop };
}
