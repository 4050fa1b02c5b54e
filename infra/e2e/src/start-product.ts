import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAnalyticsSink } from './analytics-sink.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** Longest wait for the ready line, in milliseconds. The start may have to unpack the stores and build the pages. */
const START_LIMIT = 300_000;
const STOP_LIMIT = 45_000;

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
}

export interface Product {
  readonly origin: string;
  readonly inbox: string;
  /** Address of the stand-in for the analytics service. */
  readonly analytics: string;
  readonly dataDir: string;
  readonly supervisor: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
  readonly processes: () => Promise<RunningProcess[]>;
  /** Sends the signal, waits until the supervisor has ended and returns its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  readonly removeData: () => Promise<void>;
}

export const staff = { username: 'desk', password: 'a-long-test-password-1' } as const;

interface StartOptions {
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the whole product as `npm start` does, on free ports and in its own folder, and waits for the ready line. */
export async function startProduct({ dataDir, env = {} }: StartOptions = {}): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'annuity-lantern-e2e-')));
  const sink = await startAnalyticsSink();
  const supervisor = spawn(process.execPath, ['infra/local/src/start.ts'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      STAFF_USERNAME: staff.username,
      STAFF_PASSWORD: staff.password,
      INTAKE_LIMIT_PER_IP: '0',
      // Without an analytics service every form page logs a warning, and each warning fails a test.
      ANALYTICS_URL: `${sink.address}/collect`,
      ANALYTICS_MEASUREMENT_ID: 'G-E2E',
      ANALYTICS_API_SECRET: 'of-the-tests',
      // No name server listens there: the result must not depend on the name servers of the machine.
      DNS_SERVERS: '127.0.0.1:1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  supervisor.stdout.on('data', (chunk) => {
    output += chunk;
  });
  supervisor.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | null>((resolve) => supervisor.once('exit', resolve));
  const origin = await waitFor(
    () => /Annuity Lantern is ready: (\S+)/.exec(output)?.[1],
    START_LIMIT,
    ended,
    () => output,
  );
  const inbox = /[Ii]nbox\S*:?\s+(http:\/\/\S+)/.exec(output)?.[1];
  if (!inbox) throw new Error(`The start printed no inbox address:\n${output}`);
  return {
    origin,
    inbox,
    analytics: sink.address,
    dataDir: folder,
    supervisor,
    output: () => output,
    processes: async () => JSON.parse(await readFile(path.join(folder, 'run/processes.json'), 'utf8')),
    stop: async (signal = 'SIGTERM') => {
      supervisor.kill(signal);
      const limit = setTimeout(() => supervisor.kill('SIGKILL'), STOP_LIMIT);
      const code = await ended;
      clearTimeout(limit);
      await sink.close();
      return code;
    },
    removeData: () => rm(folder, { recursive: true, force: true }),
  };
}

async function waitFor(read: () => string | undefined, limitMs: number, ended: Promise<unknown>, output: () => string): Promise<string> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const until = Date.now() + limitMs;
  while (Date.now() < until) {
    const value = read();
    if (value) return value;
    if (over) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product did not become ready:\n${output()}`);
}

/** True while a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
