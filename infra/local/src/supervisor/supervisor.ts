import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endLeftovers } from '../process/end-leftovers.ts';
import { type Lock, lockFolder } from '../process/lock-folder.ts';
import { ManagedProcess } from '../process/managed-process.ts';
import { RunFile } from '../process/run-file.ts';
import { StartFailure } from '../start-failure.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export interface ServicePlan {
  readonly name: string;
  /** The program's file, run by this Node. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly port: number;
  /** Answers 200 once the service can do its work. */
  readonly readyUrl: string;
  readonly args?: readonly string[];
  readonly cwd?: string;
}

/** Longer than a service's own limit for its running work (25 s). */
const STOP_SERVICE_WITHIN_MS = 30_000;
const KILLED_WITHIN_MS = 2000;
/** Rights of the data folder: other accounts of the machine cannot open anything in it. */
const OWNER_ONLY = 0o700;

/** Starts, restarts and stops all processes of one data folder. */
export class Supervisor {
  readonly dataDir: string;
  readonly runFile: RunFile;
  readonly #lock: Extract<Lock, { taken: true }>;
  readonly #log: (line: string) => void;
  readonly #services: ManagedProcess[] = [];
  #stopping = false;

  private constructor(dataDir: string, lock: Extract<Lock, { taken: true }>, log: (line: string) => void) {
    this.dataDir = dataDir;
    this.runFile = new RunFile(dataDir);
    this.#lock = lock;
    this.#log = log;
  }

  /**
   * Locks the data folder and ends the processes that a killed supervisor left in it.
   *
   * @throws StartFailure when another start runs on this folder, or it cannot be written
   */
  static async open(dataDir: string, log: (line: string) => void): Promise<Supervisor> {
    const lock = takeFolder(dataDir);
    const ended = await endLeftovers(dataDir);
    if (ended.length > 0) log(`Ended what an earlier start that was killed had left running: ${ended.join(', ')}.`);
    const supervisor = new Supervisor(dataDir, lock, log);
    supervisor.runFile.write();
    return supervisor;
  }

  /**
   * Starts services together and waits until all of them are ready. They stop in the reverse of this order.
   *
   * @throws StartFailure with the last lines of the log of one that did not become ready
   */
  async startServices(plans: readonly ServicePlan[]): Promise<void> {
    const started = plans.map((plan) => this.#manage(plan));
    const outcomes = await Promise.allSettled(
      started.map(async (managed, index) => {
        await managed.start();
        await waitUntilReady(managed, (plans[index] as ServicePlan).readyUrl);
        managed.keepAlive();
      }),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Ends everything in order: services from last to first, then the stores; then lets go of the folder. Never rejects. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const managed of this.#services.toReversed()) await managed.stop();
    const others = this.runFile.managed().filter((managed) => !this.#services.some((service) => service === managed));
    await Promise.all(others.map((managed) => managed.stop()));
    this.runFile.write();
    this.#lock.release();
  }

  /** Ends everything at once. */
  async kill(): Promise<void> {
    this.#stopping = true;
    const all = this.runFile.managed();
    for (const managed of all) managed.kill();
    this.#lock.release();
    const until = Date.now() + KILLED_WITHIN_MS;
    while (all.some((managed) => managed.identity()) && Date.now() < until) await pause(20);
    this.runFile.write();
  }

  #manage(plan: ServicePlan): ManagedProcess {
    const managed = new ManagedProcess(
      {
        name: plan.name,
        command: process.execPath,
        args: [plan.entry, ...(plan.args ?? [])],
        env: plan.env,
        ...(plan.cwd === undefined ? {} : { cwd: plan.cwd }),
        port: plan.port,
        log: join(this.dataDir, 'logs', `${plan.name}.log`),
        output: 'prefixed',
        stopWithinMs: STOP_SERVICE_WITHIN_MS,
      },
      { onChange: () => this.runFile.write(), onDeath: (sentence) => this.#stopping || this.#log(sentence) },
    );
    this.#services.push(managed);
    this.runFile.add(managed);
    return managed;
  }
}

function takeFolder(dataDir: string): Extract<Lock, { taken: true }> {
  const runFolder = join(dataDir, 'run');
  let lock: Lock;
  try {
    mkdirSync(runFolder, { recursive: true });
    // It holds keys, mails and the stores' data.
    chmodSync(dataDir, OWNER_ONLY);
    lock = lockFolder(runFolder);
  } catch (error) {
    throw new StartFailure(
      `The data folder ${dataDir} cannot be written (${(error as Error).message}): set DATA_DIR to a folder of yours.`,
    );
  }
  if (lock.taken) return lock;
  throw new StartFailure(
    `Annuity Lantern already runs on the data folder ${dataDir} (process ${lock.pid}): stop it first, or set DATA_DIR and PORT for a second one.`,
  );
}
