import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between a service and its MongoDB, so that a test can take MongoDB away and bring it back. */
export class SeverableProxy {
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #target: URL;
  #frozen = false;
  port = 0;

  constructor(mongodbUrl: string) {
    this.#target = new URL(mongodbUrl);
  }

  /** The address through the proxy; `directConnection` keeps the driver from bypassing it. */
  urlFor(database: string): string {
    return `mongodb://127.0.0.1:${this.port}/${database}?directConnection=true`;
  }

  async open(): Promise<void> {
    this.#frozen = false;
    const server = createServer((inner) => {
      const outer = connect(Number(this.#target.port), this.#target.hostname);
      this.#join(inner, outer);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async sever(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** MongoDB accepts connections but answers nothing, as if its process were stopped. */
  freeze(): void {
    this.#frozen = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  #join(inner: Socket, outer: Socket): void {
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      this.#sockets.add(from);
      if (!this.#frozen) from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
