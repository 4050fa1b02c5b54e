import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpGate {
  readonly port: number;
  /**
   * `open` forwards bytes, `down` refuses and cuts, `frozen` keeps connections but forwards nothing. `half-open` silences existing
   * connections for good, without notice, and forwards new ones.
   */
  set(state: 'open' | 'down' | 'frozen' | 'half-open'): Promise<void>;
  /** Leads new connections to another port of the same host; existing ones stay. */
  moveTo(port: number): void;
  /** Cuts existing connections, and accepts new ones. */
  cut(): void;
  /** The number of connections that forward bytes, without silenced and closed ones. */
  live(): number;
  stop(): Promise<void>;
}

/** A TCP proxy between a service and a store, so that the store can die or freeze for this service alone. */
export async function startTcpGate(targetHost: string, targetPort: number, state: 'open' | 'down' = 'open'): Promise<TcpGate> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const silenced = new Set<Socket>();
  let frozen = false;
  let target = targetPort;
  const server = createServer((inner) => {
    const outer = connect(target, targetHost);
    const pair = [inner, outer] as const;
    pairs.add(pair);
    const end = () => {
      // A lost packet gives the other side no notice.
      if (!pairs.has(pair)) return;
      inner.destroy();
      outer.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    inner.on('data', (bytes) => outer.write(bytes));
    outer.on('data', (bytes) => inner.write(bytes));
    if (frozen) for (const socket of pair) socket.pause();
  });
  const listen = (port: number) => new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      if (server.listening) server.close(() => resolve());
      else resolve();
      for (const socket of [...pairs].flat().concat(...silenced)) socket.destroy();
    });
  const silence = () => {
    for (const pair of pairs)
      for (const socket of pair) {
        socket.pause();
        silenced.add(socket);
      }
    pairs.clear();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  if (state === 'down') await close();
  return {
    port,
    set: async (next) => {
      frozen = next === 'frozen';
      if (next === 'down') return close();
      if (next === 'half-open') silence();
      if (!server.listening) await listen(port);
      for (const pair of pairs) for (const socket of pair) frozen ? socket.pause() : socket.resume();
    },
    moveTo: (next) => {
      target = next;
    },
    cut: () => {
      for (const socket of [...pairs].flat()) socket.destroy();
    },
    live: () => pairs.size,
    stop: close,
  };
}
