import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface BreakableLink {
  /** A MongoDB address that goes through the proxy. */
  readonly mongodbUrl: string;
  /** Cuts open connections and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A TCP proxy to a real MongoDB that a test can cut, so that the store is away for one service only. */
export async function breakableLink(target: string, database: string): Promise<BreakableLink> {
  const { hostname, port } = new URL(target.split(',')[0] as string);
  const sockets = new Set<Socket>();
  let broken = false;
  const server = createServer((near) => {
    if (broken) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    broken = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    // Without `directConnection` the driver learns the real address from the replica set and bypasses the proxy.
    mongodbUrl: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/${database}?directConnection=true`,
    cut,
    mend: () => {
      broken = false;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
