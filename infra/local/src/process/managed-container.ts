import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContainerRuntimeClient } from 'testcontainers';
import type { Identity, Managed, ManagedEvents } from './managed.ts';
import { openLog } from './open-log.ts';
import { removeContainer } from './remove-container.ts';
import { RestartPause } from './restart-pause.ts';

export interface ContainerSpec {
  readonly name: string;
  readonly image: string;
  readonly command: readonly string[];
  /** The same inside and outside, so that a replica set's member is reachable under one address from both. */
  readonly port: number;
  /** `folder of this machine:folder of the container`. */
  readonly bind: string;
  readonly log: string;
}

type Container = ReturnType<ContainerRuntimeClient['container']['getById']>;

/** A server in a container, kept running like a process of our own. */
export class ManagedContainer implements Managed {
  readonly name: string;
  readonly port: number;
  readonly log: string;
  readonly #spec: ContainerSpec;
  readonly #client: ContainerRuntimeClient;
  readonly #events: ManagedEvents;
  readonly #pause = new RestartPause();
  #container: Container | undefined;
  #running = false;
  #exits = 0;
  #keptAlive = false;
  #stopping = new AbortController();

  constructor(spec: ContainerSpec, client: ContainerRuntimeClient, events: ManagedEvents = {}) {
    this.name = spec.name;
    this.port = spec.port;
    this.log = spec.log;
    this.#spec = spec;
    this.#client = client;
    this.#events = events;
  }

  identity(): Identity | undefined {
    return this.#container && this.#running ? { containerId: this.#container.id } : undefined;
  }

  exits(): number {
    return this.#exits;
  }

  async start(): Promise<void> {
    this.#stopping = new AbortController();
    const { image, command, port, bind } = this.#spec;
    this.#container = await this.#client.container.create({
      Image: image,
      Cmd: [...command],
      // Our own user, so that the data folder can be read and removed without root.
      User: `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`,
      ExposedPorts: { [`${port}/tcp`]: {} },
      HostConfig: { Binds: [bind], PortBindings: { [`${port}/tcp`]: [{ HostIp: '127.0.0.1', HostPort: String(port) }] } },
    });
    await this.#run(this.#container);
  }

  keepAlive(): void {
    this.#keptAlive = true;
    if (!this.#running && this.#container && !this.#stopping.signal.aborted) void this.#restart(this.#container, 0);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#container) await removeContainer(this.#container.id);
  }

  kill(): void {
    this.#stopping.abort();
    void this.#container?.remove({ force: true }).then(
      () => {
        this.#running = false;
      },
      () => undefined,
    );
  }

  async #run(container: Container): Promise<void> {
    const startedAt = Date.now();
    await this.#client.container.start(container);
    this.#running = true;
    this.#events.onChange?.();
    openLog(this.log);
    const output = await container.logs({ follow: true, stdout: true, stderr: true, since: Math.floor(startedAt / 1000) });
    container.modem.demuxStream(output, ...this.#logStreams());
    container.wait().then(
      () => this.#ended(container, Date.now() - startedAt),
      () => this.#ended(container, Date.now() - startedAt),
    );
  }

  #logStreams(): [NodeJS.WritableStream, NodeJS.WritableStream] {
    const file = createWriteStream(this.log, { flags: 'a', mode: 0o600 });
    return [file, file];
  }

  #ended(container: Container, livedMs: number): void {
    this.#running = false;
    this.#exits += 1;
    this.#events.onChange?.();
    if (this.#keptAlive && !this.#stopping.signal.aborted) void this.#restart(container, livedMs);
  }

  async #restart(container: Container, livedMs: number): Promise<void> {
    const waitMs = this.#pause.after(livedMs);
    this.#events.onDeath?.(`${this.name}'s container ended; it starts again in ${waitMs / 1000} s (log: ${this.log}).`);
    try {
      await pause(waitMs, undefined, { signal: this.#stopping.signal });
      await this.#run(container);
    } catch {
      if (!this.#stopping.signal.aborted) void this.#restart(container, 0);
    }
  }
}
