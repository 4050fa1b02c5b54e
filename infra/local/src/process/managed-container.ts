import { setTimeout as pause } from 'node:timers/promises';
import { GenericContainer, getContainerRuntimeClient, type StartedTestContainer, Wait } from 'testcontainers';
import { appendToLog } from './append-to-log.ts';
import type { Identity, Managed, ManagedEvents } from './managed.ts';
import { openLog } from './open-log.ts';
import { removeContainer } from './remove-container.ts';
import { RestartPause } from './restart-pause.ts';

export interface ContainerSpec {
  readonly name: string;
  readonly image: string;
  readonly command: string[];
  /** The same inside and outside, so that a replica set's member is reachable under one address from both. */
  readonly port: number;
  readonly folder: string;
  readonly folderInContainer: string;
  readonly log: string;
}

/** Publishes its port on 127.0.0.1 only. Testcontainers by itself publishes on every address of the machine. */
class LoopbackContainer extends GenericContainer {
  withLoopbackPort(port: number): this {
    this.withExposedPorts({ container: port, host: port });
    this.hostConfig.PortBindings = { [`${port}/tcp`]: [{ HostIp: '127.0.0.1', HostPort: String(port) }] };
    return this;
  }
}

/** A server in a container, restarted like a process of our own. */
export class ManagedContainer implements Managed {
  readonly name: string;
  readonly port: number;
  readonly log: string;
  readonly #spec: ContainerSpec;
  readonly #events: ManagedEvents;
  readonly #pause = new RestartPause();
  #container: StartedTestContainer | undefined;
  #running = false;
  #exits = 0;
  #keptAlive = false;
  #stopping = new AbortController();

  constructor(spec: ContainerSpec, events: ManagedEvents = {}) {
    this.name = spec.name;
    this.port = spec.port;
    this.log = spec.log;
    this.#spec = spec;
    this.#events = events;
  }

  identity(): Identity | undefined {
    return this.#container && this.#running ? { containerId: this.#container.getId() } : undefined;
  }

  exits(): number {
    return this.#exits;
  }

  async start(): Promise<void> {
    this.#stopping = new AbortController();
    const { image, command, port, folder, folderInContainer } = this.#spec;
    const startedAt = Date.now();
    this.#container = await new LoopbackContainer(image)
      .withLoopbackPort(port)
      .withCommand(command)
      // Our own user, so that the data folder can be read and removed without root.
      .withUser(`${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`)
      .withBindMounts([{ source: folder, target: folderInContainer }])
      // No reaper: the run file names the containers that a crash leaves behind, and the next start removes them.
      .withAutoCleanup(false)
      // The caller waits until the server answers.
      .withWaitStrategy(Wait.forAll([]))
      .start();
    // A stop that came before the container had an id.
    if (this.#stopping.signal.aborted) await this.stop();
    await this.#follow(this.#container, startedAt);
  }

  keepAlive(): void {
    this.#keptAlive = true;
    if (!this.#running && this.#container && !this.#stopping.signal.aborted) void this.#restart(this.#container, 0);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#container) await removeContainer(this.#container.getId());
  }

  kill(): void {
    this.#stopping.abort();
    this.#container?.stop({ timeout: 0 }).catch(() => undefined);
  }

  /** Copies the server's output to its log and notices its end. */
  async #follow(container: StartedTestContainer, startedAt: number): Promise<void> {
    this.#running = true;
    this.#events.onChange?.();
    openLog(this.log);
    const output = await container.logs({ since: Math.floor(startedAt / 1000) });
    output.on('data', appendToLog(this.log));
    const client = await getContainerRuntimeClient();
    const ended = () => this.#ended(container, Date.now() - startedAt);
    client.container.getById(container.getId()).wait().then(ended, ended);
  }

  #ended(container: StartedTestContainer, livedMs: number): void {
    this.#running = false;
    this.#exits += 1;
    this.#events.onChange?.();
    if (this.#keptAlive && !this.#stopping.signal.aborted) void this.#restart(container, livedMs);
  }

  async #restart(container: StartedTestContainer, livedMs: number): Promise<void> {
    const waitMs = this.#pause.after(livedMs);
    this.#events.onDeath?.(`${this.name}'s container ended; it starts again in ${waitMs / 1000} s (log: ${this.log}).`);
    try {
      await pause(waitMs, undefined, { signal: this.#stopping.signal });
      const startedAt = Date.now();
      await container.restart({ timeout: 0 });
      await this.#follow(container, startedAt);
    } catch {
      if (!this.#stopping.signal.aborted) void this.#restart(container, 0);
    }
  }
}
