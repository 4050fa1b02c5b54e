import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { appendToLog } from './append-to-log.ts';
import { endProcessGroup, signalGroup } from './end-process-group.ts';
import type { Identity, Managed, ManagedEvents } from './managed.ts';
import { openLog } from './open-log.ts';
import { processStartTime } from './process-start-time.ts';
import { RestartPause } from './restart-pause.ts';

export interface ProcessSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Added to the basic environment; nothing else of ours is inherited. */
  readonly env?: Record<string, string | undefined>;
  readonly cwd?: string;
  readonly port?: number;
  /** Path of the log file. */
  readonly log: string;
  /** `prefixed`: each line after the process's name. `raw`: straight into the file, so that it outlives a killed supervisor. */
  readonly output: 'prefixed' | 'raw';
  /** How long it may take to end after SIGTERM. */
  readonly stopWithinMs: number;
}

const REAP_WITHIN_MS = 1000;

/** A server program run in its own process group, so that a Ctrl-C in the terminal reaches only the supervisor, which stops all in order. */
export class ManagedProcess implements Managed {
  readonly name: string;
  readonly port: number | undefined;
  readonly log: string;
  readonly #spec: ProcessSpec;
  readonly #events: ManagedEvents;
  readonly #pause = new RestartPause();
  #child: ChildProcess | undefined;
  #identity: { pid: number; startTime: string } | undefined;
  #exits = 0;
  #keptAlive = false;
  #stopping: AbortController = new AbortController();
  #startedAt = 0;

  constructor(spec: ProcessSpec, events: ManagedEvents = {}) {
    this.name = spec.name;
    this.port = spec.port;
    this.log = spec.log;
    this.#spec = spec;
    this.#events = events;
  }

  identity(): Identity | undefined {
    return this.#identity;
  }

  exits(): number {
    return this.#exits;
  }

  async start(): Promise<void> {
    this.#stopping = new AbortController();
    await this.#spawn();
  }

  keepAlive(): void {
    this.#keptAlive = true;
    if (!this.#identity && !this.#stopping.signal.aborted) void this.#restart(0, 'ended');
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const identity = this.#identity;
    if (!identity) return;
    const child = this.#child;
    const reaped = new Promise((resolve) => child?.once('exit', resolve));
    await endProcessGroup(identity.pid, identity.startTime, this.#spec.stopWithinMs);
    // The process is gone before this program has noticed: only then is what it tells of itself true again.
    if (this.#identity) await Promise.race([reaped, pause(REAP_WITHIN_MS, undefined, { ref: false })]);
  }

  kill(): void {
    this.#stopping.abort();
    if (this.#identity) signalGroup(this.#identity.pid, 'SIGKILL');
  }

  #spawn(): Promise<void> {
    const { command, args, env, cwd, output } = this.#spec;
    openLog(this.log);
    const file = output === 'raw' ? openSync(this.log, 'a', 0o600) : undefined;
    const child = spawn(command, [...args], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...basicEnvironment(process.env), ...env },
      detached: true,
      stdio: file === undefined ? ['ignore', 'pipe', 'pipe'] : ['ignore', file, file],
    });
    if (file !== undefined) closeSync(file);
    this.#child = child;
    this.#startedAt = Date.now();
    if (output === 'prefixed') prefixLines(child, this.name, this.log);
    return new Promise((resolve, reject) => {
      child.once('error', (error) => reject(new Error(`${this.name} could not be started: ${error.message}`)));
      child.once('spawn', () => {
        const pid = child.pid as number;
        this.#identity = { pid, startTime: processStartTime(pid) ?? 'ended' };
        this.#events.onChange?.();
        resolve();
      });
      child.once('exit', (code, signal) => this.#ended(child, code, signal));
    });
  }

  #ended(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null): void {
    if (child !== this.#child) return;
    this.#identity = undefined;
    this.#exits += 1;
    this.#events.onChange?.();
    if (this.#keptAlive && !this.#stopping.signal.aborted) {
      void this.#restart(Date.now() - this.#startedAt, signal ? `was ended by ${signal}` : `ended with code ${code}`);
    }
  }

  async #restart(livedMs: number, how: string): Promise<void> {
    const waitMs = this.#pause.after(livedMs);
    this.#events.onDeath?.(`${this.name} ${how}; it starts again in ${waitMs / 1000} s (log: ${this.log}).`);
    try {
      await pause(waitMs, undefined, { signal: this.#stopping.signal });
    } catch {
      return;
    }
    try {
      await this.#spawn();
    } catch (error) {
      void this.#restart(0, `could not be started again (${(error as Error).message})`);
    }
  }
}

/** What any program may need of its surroundings: where things are, language and time zone, certificates, Node's own switches. */
const basicNames =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|TERM|TMPDIR|TZ|LANG|LC_\w+|LD_LIBRARY_PATH|SSL_CERT_(?:FILE|DIR)|NODE_(?:ENV|OPTIONS|EXTRA_CA_CERTS|V8_COVERAGE|DEBUG|NO_WARNINGS|COMPILE_CACHE))$/;

/** The part of an environment that holds no settings and no secrets of the operator. */
function basicEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => basicNames.test(name)));
}

/** Writes each line that a process prints into a log file, after the process's name. */
function prefixLines(child: ChildProcess, name: string, log: string): void {
  const append = appendToLog(log);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => append(`${name} | ${line}\n`));
  }
}
