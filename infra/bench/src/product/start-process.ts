import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { freePort } from '@annuity-lantern/local/free-port';
import { repositoryRoot } from './repository-root.ts';

const READY_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 25;
const STOP_WITHIN_MS = 15_000;

export interface ProcessOptions {
  readonly name: string;
  /** Its main file, from the root of the repository. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logsDir: string;
}

export interface RunningProcess {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts a server of ours alone, in its production mode, and waits until it is ready. It takes its port from `SERVICE_PORT` or `PORT` and answers 200 at
 * `/readyz`. What it prints goes straight into a file, so that nobody's time is spent on it.
 *
 * @throws Error with what it printed when it is not ready within 30 s
 */
export async function startProcess({ name, entry, env, logsDir }: ProcessOptions): Promise<RunningProcess> {
  const port = await freePort();
  mkdirSync(logsDir, { recursive: true });
  const logFile = path.join(logsDir, `${name}-${port}.log`);
  const output = openSync(logFile, 'a', 0o600);
  // The gateway, which alone is open to the world, has names of its own for where it listens.
  const place = { SERVICE_HOST: '127.0.0.1', SERVICE_PORT: String(port), HOST: '127.0.0.1', PORT: String(port) };
  const child = spawn(process.execPath, [path.join(repositoryRoot, entry)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...place, ...env },
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
    if (await isReady(origin)) return { origin, pid: child.pid as number, stop };
    await pause(LOOK_EVERY_MS);
  }
  await stop();
  throw new Error(`${name} did not become ready:\n${(await readFile(logFile, 'utf8')).slice(-4000)}`);
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status === 200;
    },
    () => false,
  );
}
