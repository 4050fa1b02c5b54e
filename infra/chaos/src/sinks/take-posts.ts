import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { listenUntilEnd } from '../gates/start-gate.ts';

/** What the sender is told of its post; `silence` when it must never hear. */
export type TakePost = (path: string, key: string | undefined) => Promise<'taken' | 'silence'>;

/** A CRM and an analytics service that are always willing. Gives the port. */
export function takePosts(take: TakePost): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => {});
    response.on('error', () => {});
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const key = keyOf(request.headers, Buffer.concat(chunks).toString());
      if ((await take(request.url ?? '', key)) === 'taken') response.writeHead(204).end();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return listenUntilEnd(server, sockets);
}

/** The header of Standard Webhooks; of a conversion, its transaction. */
function keyOf(headers: IncomingHttpHeaders, body: string): string | undefined {
  const id = headers['webhook-id'];
  if (typeof id === 'string') return id;
  const { events } = JSON.parse(body) as { readonly events?: readonly { readonly params?: { readonly transaction_id?: string } }[] };
  return events?.[0]?.params?.transaction_id;
}
