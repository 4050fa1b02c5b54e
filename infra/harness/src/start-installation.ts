import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { isTakenFromShell } from '@annuity-lantern/local/settings';
import { repositoryRoot } from './start-service.ts';

/** The start may have to fetch the stores and build the pages. */
const READY_WITHIN_MS = 900_000;
const STOP_WITHIN_MS = 60_000;

export interface InstallationOptions {
  /** A new folder when absent. */
  readonly dataDir?: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  /** Gets each line that is printed, without the first staff password. */
  readonly onLine?: (line: string) => void;
}

export interface Installation {
  readonly origin: string;
  /** Address of the local inbox, where mails go without a mail server. */
  readonly inbox: string | undefined;
  readonly dataDir: string;
  readonly supervisor: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
  readonly processes: () => Promise<{ readonly name: string; readonly pid: number }[]>;
  /** Sends the signal, waits until the supervisor has ended and returns its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  readonly removeData: () => Promise<void>;
}

/**
 * Starts the whole product of this working tree like `npm start`. Waits for its ready line.
 *
 * @throws Error with its output if it ends first, or after 15 minutes
 */
export async function startInstallation({ dataDir, env, onLine }: InstallationOptions): Promise<Installation> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'annuity-lantern-product-')));
  const supervisor = spawn(process.execPath, ['infra/local/src/start.ts'], {
    cwd: repositoryRoot,
    env: { ...env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => {
    supervisor.once('exit', resolve);
    supervisor.once('error', () => resolve(null));
  });
  // If this process exits early, the supervisor stops the rest.
  const endToo = () => supervisor.kill('SIGTERM');
  process.once('exit', endToo);
  void ended.then(() => process.off('exit', endToo));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    supervisor.kill(signal);
    const limit = setTimeout(() => supervisor.kill('SIGKILL'), STOP_WITHIN_MS);
    const code = await ended;
    clearTimeout(limit);
    return code;
  };
  void ended.then(undoAtEnd(() => stop()));

  let output = '';
  const ready = new Promise<string>((resolve) => {
    let unfinished = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const lines = `${unfinished}${chunk}`.split('\n');
      unfinished = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('Staff sign-in')) onLine?.(line);
        const origin = /Annuity Lantern is ready: (\S+)/.exec(line)?.[1];
        if (origin) resolve(origin);
      }
    };
    supervisor.stdout.on('data', read);
    supervisor.stderr.on('data', read);
  });
  const origin = await Promise.race([ready, ended, pause(READY_WITHIN_MS, undefined, { ref: false })]);
  if (typeof origin !== 'string') {
    await stop();
    throw new Error(`The product did not become ready:\n${output}`);
  }
  return {
    origin,
    inbox: /inbox: (\S+)/.exec(output)?.[1],
    dataDir: folder,
    supervisor,
    output: () => output,
    processes: async () => JSON.parse(await readFile(path.join(folder, 'run/processes.json'), 'utf8')),
    stop,
    removeData: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Settings of the product in the caller's shell must not change what is measured, except where programs are cached. */
export function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => name === 'CACHE_DIR' || !(name === 'NODE_ENV' || isTakenFromShell(name))),
  );
}
