import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface FeedServer {
  readonly origin: string;
  /** Headers of each request received. */
  readonly asked: readonly IncomingHttpHeaders[];
  /** Sets how the server answers from now on. */
  behave(listener: RequestListener): void;
  stop(): Promise<void>;
}

/** A third party's site that publishes a feed. */
export async function startFeedServer(): Promise<FeedServer> {
  let behaviour: RequestListener = (_request, response) => response.writeHead(404).end();
  const asked: IncomingHttpHeaders[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    asked.push(request.headers);
    behaviour(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave: (listener) => {
      behaviour = listener;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
