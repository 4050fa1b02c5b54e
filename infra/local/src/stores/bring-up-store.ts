import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';
import type { Managed, ManagedEvents } from '../process/managed.ts';
import { ManagedProcess } from '../process/managed-process.ts';
import type { RunFile } from '../process/run-file.ts';
import { StartFailure } from '../start-failure.ts';
import { findProgram } from './find-program.ts';
import { type ProgramRoute, type StoreName, type StoreProgram, sourceWords } from './program.ts';
import { readStoresRecord, refuseOtherVersion, writeStoreRecord } from './stores-record.ts';
import { sayIfUnsupported } from './support-ends.ts';

const READY_WITHIN_MS = 60_000;

export interface StorePlan {
  readonly store: StoreName;
  readonly title: 'MongoDB' | 'Redis';
  readonly dataDir: string;
  readonly cacheDir: string;
  readonly log: (line: string) => void;
  readonly runFile: RunFile;
  readonly routes: readonly ProgramRoute[];
  readonly folder: string;
  readonly folderInContainer: string;
  /** Name of the program inside an image. */
  readonly program: string;
  readonly args: (folder: string, port: number, bindIp: string, help: string) => string[];
  readonly ready: (port: number, gaveUp: () => string | undefined) => Promise<string>;
  readonly url: (port: number) => string;
  readonly stopWithinMs: number;
}

export interface BroughtUp {
  readonly url: string;
  /** Undefined for a store that someone else runs. */
  readonly managed?: Managed;
}

/**
 * Finds a store's program, starts it on the store's data and waits until it works. Records which it was.
 *
 * @throws StartFailure if no program is found, it does not start, or another one wrote the data
 */
export async function bringUpStore(plan: StorePlan): Promise<BroughtUp> {
  const record = readStoresRecord(plan.dataDir)[plan.store];
  const program = await findProgram(plan.store, plan.routes, record, plan);
  // Looked at before the data is touched where the program has told its version.
  if (record && program.kind === 'program') refuseOtherVersion(plan.store, record, program.version);

  const port = await freePort(record?.port);
  await mkdir(plan.folder, { recursive: true });
  const managed = await manage(plan, program, port);
  plan.runFile.add(managed);
  try {
    await managed.start();
    const version = await plan.ready(port, gaveUp(managed, Date.now() + READY_WITHIN_MS));
    if (record) refuseOtherVersion(plan.store, record, version);
    writeStoreRecord(plan.dataDir, plan.store, { source: program.source, version, port });
    managed.keepAlive();
    plan.log(`${plan.title} ${version} (${sourceWords[program.source]}) runs on port ${port}.`);
    // Debian mends the versions that it ships for as long as it ships them.
    const unsupported = program.source === 'debian-package' ? undefined : sayIfUnsupported(plan.title, version, new Date());
    if (unsupported) plan.log(unsupported);
    return { url: plan.url(port), managed };
  } catch (error) {
    await managed.stop();
    plan.runFile.remove(managed);
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `${plan.title} did not start: ${(error as Error).message}. Its log is ${managed.log}.${await lastLines(managed.log)}`,
    );
  }
}

async function manage(plan: StorePlan, program: StoreProgram, port: number): Promise<Managed> {
  const log = join(plan.dataDir, 'logs', `${plan.store}.log`);
  const events: ManagedEvents = { onChange: () => plan.runFile.write(), onDeath: plan.log };
  if (program.kind === 'image') {
    const command = [plan.program, ...plan.args(plan.folderInContainer, port, '0.0.0.0', '')];
    const { store: name, folder, folderInContainer } = plan;
    // Imported only here, because Testcontainers takes long to load.
    const { ManagedContainer } = await import('../process/managed-container.ts');
    return new ManagedContainer({ name, image: program.image, command, port, folder, folderInContainer, log }, events);
  }
  const args = plan.args(plan.folder, port, '127.0.0.1', program.help);
  const { store: name, stopWithinMs } = plan;
  return new ManagedProcess({ name, command: program.command, args, env: program.env, port, log, output: 'raw', stopWithinMs }, events);
}

function gaveUp(managed: Managed, until: number): () => string | undefined {
  return () => {
    if (managed.exits() > 0) return 'it ended while starting';
    return Date.now() > until ? `it was not ready after ${READY_WITHIN_MS / 1000} s` : undefined;
  };
}

async function lastLines(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  const lines = text.trimEnd().split('\n').slice(-3);
  return lines.map((line) => `\n  ${line.slice(0, 300)}`).join('');
}
