import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';

export interface GateOptions {
  readonly targetPort: number;
  /** Sees what goes to the server; true when it must not arrive: the connection then ends. */
  readonly onRequest?: (bytes: Buffer, connection: object) => boolean;
  /** The same of what comes from the server. */
  readonly onReply?: (bytes: Buffer, connection: object) => boolean;
}

/** Stands between two processes and watches what they say to each other; gives its port. */
export async function startGate({ targetPort, onRequest, onReply }: GateOptions): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(targetPort, '127.0.0.1');
    const end = () => {
      inner.destroy();
      outer.destroy();
    };
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    inner.on('data', (bytes) => (onRequest?.(bytes, inner) ? end() : outer.write(bytes)));
    outer.on('data', (bytes) => (onReply?.(bytes, inner) ? end() : inner.write(bytes)));
  });
  return listenUntilEnd(server, sockets);
}

/** Listens on a free port until the run ends. */
export async function listenUntilEnd(server: Server, sockets: ReadonlySet<Socket>): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  undoAtEnd(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}
