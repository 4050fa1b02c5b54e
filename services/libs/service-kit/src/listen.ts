import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUnreadable } from './answer-unreadable.ts';
import { gracefulStop } from './graceful-stop.ts';

export interface ListeningServer {
  readonly port: number;
  /** Accepts no new calls, lets running ones finish for 5 s, then closes their connections. */
  stop(): Promise<void>;
}

/** Serves the app; port 0 picks a free one. Rejects if the address is in use. */
export async function listen(app: RequestListener, host: string, port: number): Promise<ListeningServer> {
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 });
  const stop = gracefulStop(server);
  server.on('request', app);
  answerUnreadable(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop };
}
