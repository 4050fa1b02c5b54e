import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { isEventStream } from './event-stream.ts';

/** Milliseconds for running calls to finish. */
const FINISH_BUDGET = 5000;

/**
 * Tracks the connections of a server that does not listen yet. The returned function stops it: no new calls, kept-alive connections end
 * with their running call, streams of events end at once. After 5 s it closes all connections.
 */
export function gracefulStop(server: Server): () => Promise<void> {
  /** The open connections, each with its running call. */
  const calls = new Map<Socket, ServerResponse | undefined>();
  server.on('connection', (socket) => {
    calls.set(socket, undefined);
    socket.once('close', () => calls.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    calls.set(socket, response);
    response.once('close', () => {
      if (calls.get(socket) === response) calls.set(socket, undefined);
    });
  });
  return async () => {
    const cut = setTimeout(() => server.closeAllConnections(), FINISH_BUDGET);
    await new Promise<void>((resolve) => {
      // `server.close()` of node:http would cut an answer that is written but not yet sent.
      NetServer.prototype.close.call(server, () => resolve());
      for (const [socket, response] of calls) endConnection(socket, response);
    });
    clearTimeout(cut);
  };
}

function endConnection(socket: Socket, response: ServerResponse | undefined): void {
  if (!response) {
    socket.destroySoon();
    return;
  }
  // Tells the client's connection pool not to send another call here.
  if (!response.headersSent) response.setHeader('connection', 'close');
  response.once('close', () => socket.destroySoon());
  if (isEventStream(response)) response.end();
}
