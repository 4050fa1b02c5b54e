import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { freePort } from '@annuity-lantern/local/free-port';

export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 25;
const STOP_WITHIN_MS = 15_000;

export interface ServiceOptions {
  readonly name: string;
  /** Main file, relative to the repository root. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logsDir: string;
  /** Another checkout of the repository. Default: this one. */
  readonly root?: string | undefined;
}

export interface RunningService {
  readonly origin: string;
  readonly pid: number | undefined;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts one server in production mode and waits until `/readyz` answers 200. Its output goes to a file. Reading it would slow the
 * measurement.
 *
 * @throws Error with the end of its log after 2 minutes
 */
export async function startService({ name, entry, env, logsDir, root = repositoryRoot }: ServiceOptions): Promise<RunningService> {
  const port = await freePort();
  mkdirSync(logsDir, { recursive: true });
  const logFile = path.join(logsDir, `${name}-${port}.log`);
  const output = openSync(logFile, 'a', 0o600);
  const child = spawn(process.execPath, [path.join(root, entry)], {
    // The gateway reads PORT, every other service SERVICE_PORT.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SERVICE_HOST: '127.0.0.1',
      SERVICE_PORT: String(port),
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', output, output],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  ended.then(() => process.off('exit', kill));
  const stop = undoAtEnd(async () => {
    child.kill('SIGTERM');
    const stopped = await Promise.race([ended.then(() => true), pause(STOP_WITHIN_MS, false, { ref: false })]);
    if (!stopped) kill();
  });
  const origin = `http://127.0.0.1:${port}`;
  const late = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null && Date.now() < late) {
    const ready = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await ready?.arrayBuffer();
    if (ready?.status === 200) return { origin, pid: child.pid, stop };
    await pause(LOOK_EVERY_MS);
  }
  await stop();
  throw new Error(`${name} did not become ready:\n${(await readFile(logFile, 'utf8')).slice(-4000)}`);
}

const folders: string[] = [];
// At exit and synchronously: an interrupted compiler writes until the last moment.
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** A folder that is removed when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'annuity-lantern-'));
  folders.push(folder);
  return folder;
}
