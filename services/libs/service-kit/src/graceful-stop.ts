import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { isEventStream } from './event-stream.ts';

/** How long running calls may take to finish, in milliseconds. */
const FINISH_BUDGET = 5000;

/**
 * Follows the connections of a server that does not listen yet. The returned function stops it: no new calls, each kept-alive connection ends with
 * its running call, streams of events end at once, and after 5 s all are closed.
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
      // `server.close()` of node:http would break off an answer that is written but not sent yet.
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
  // Tells the client's pool of connections not to send another call on this one.
  if (!response.headersSent) response.setHeader('connection', 'close');
  response.once('close', () => socket.destroySoon());
  if (isEventStream(response)) response.end();
}
