import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getContainerRuntimeClient } from 'testcontainers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processStartTime } from '../src/process/process-start-time.ts';
import { removeContainer } from '../src/process/remove-container.ts';
import type { RunningProcess } from '../src/process/run-file.ts';

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

const runs: Started[] = [];
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'annuity-lantern-supervisor-'));
});

afterEach(async () => {
  for (const { child } of runs.splice(0)) child.kill('SIGKILL');
  for (const row of running()) {
    if ('containerId' in row) await removeContainer(row.containerId);
    else if (processStartTime(row.pid) === row.startTime) process.kill(-row.pid, 'SIGKILL');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops services from last to first, then the stores, and leaves nothing running',
  async (signal) => {
    const run = start({ STORES: 'yes' });
    await ready(run);
    const rows = running();
    expect(rows.map(({ name }) => name).sort()).toEqual(['first', 'mongodb', 'redis', 'second', 'third']);

    run.child.kill(signal);

    expect(await run.exit).toBe(0);
    expect(readFileSync(join(dataDir, 'order'), 'utf8')).toBe('third\nsecond\nfirst\n');
    expect(await alive(rows)).toEqual([]);
    expect(running()).toEqual([]);
  },
);

test('the data folder is for its owner only, a service that dies is started again, and the run file follows', async () => {
  chmodSync(dataDir, 0o755);
  const run = start();
  await ready(run);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  const before = pidOf('second');

  process.kill(before, 'SIGKILL');

  await expect.poll(() => (has('second') ? pidOf('second') : before)).not.toBe(before);
  expect(run.output()).toMatch(/second was ended by SIGKILL; it starts again in 0\.5 s/);
  await expect.poll(() => readFileSync(join(dataDir, 'logs', 'second.log'), 'utf8')).toBe('second | started\nsecond | started\n');
});

test('the next start ends the processes of a killed supervisor, and works', async () => {
  const first = start({ STORES: 'yes' });
  await ready(first);
  const left = running();
  first.child.kill('SIGKILL');
  await first.exit;
  expect(await alive(left)).toEqual(left);

  const second = start({ STORES: 'yes' });
  await ready(second);

  expect(second.output()).toMatch(/had left running: .*third.*mongodb/);
  expect(await alive(left)).toEqual([]);
  expect(running()).toHaveLength(5);
});

test('a second start on the same data folder says so in one sentence and touches nothing', async () => {
  const first = start();
  await ready(first);

  const second = start();

  expect(await second.exit).toBe(1);
  expect(second.output().trim()).toMatch(
    /^Annuity Lantern already runs on the data folder \S+ \(process \d+\): stop it first, or set DATA_DIR and PORT.*$/,
  );
  expect(await alive(running())).toHaveLength(3);
});

test('one Ctrl-C that arrives twice, from the terminal and from npm, is one stop', async () => {
  const run = start();
  await ready(run);

  run.child.kill('SIGINT');
  run.child.kill('SIGINT');

  expect(await run.exit).toBe(0);
  expect(readFileSync(join(dataDir, 'order'), 'utf8')).toBe('third\nsecond\nfirst\n');
});

test('a second signal kills a process that does not stop', async () => {
  const run = start({ STUBBORN: 'yes' });
  await ready(run);
  const rows = running();
  run.child.kill('SIGINT');
  await expect.poll(() => existsSync(join(dataDir, 'order'))).toBe(true);
  await pause(600);

  run.child.kill('SIGINT');

  expect(await run.exit).toBe(1);
  expect(await alive(rows)).toEqual([]);
  expect(running()).toEqual([]);
});

test('a service that refuses to start stops the others and shows its words', async () => {
  const run = start({ FAIL: 'second' });

  expect(await run.exit).toBe(1);

  expect(run.output()).toMatch(/second ended while it was starting:\n {2}ID_KEY: is not set\n/);
  expect(running()).toEqual([]);
});

function start(env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures', 'run.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const run = { child, output: () => output, exit };
  runs.push(run);
  return run;
}

async function ready(run: Started): Promise<void> {
  await expect.poll(() => run.output()).toMatch(/^ready$/m);
}

function running(): RunningProcess[] {
  const path = join(dataDir, 'run', 'processes.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

function has(name: string): boolean {
  return running().some((row) => row.name === name);
}

function pidOf(name: string): number {
  const row = running().find((candidate) => candidate.name === name);
  if (!row || !('pid' in row)) throw new Error(`${name} does not run as a process`);
  return row.pid;
}

/** The processes that still run, and the containers if the stores come from a Docker engine. */
async function alive(rows: readonly RunningProcess[]): Promise<RunningProcess[]> {
  const answers = await Promise.all(rows.map(isAlive));
  return rows.filter((_row, index) => answers[index]);
}

async function isAlive(row: RunningProcess): Promise<boolean> {
  if ('pid' in row) return processStartTime(row.pid) === row.startTime;
  const { container } = await getContainerRuntimeClient();
  const found = await container
    .getById(row.containerId)
    .inspect()
    .catch(() => undefined);
  return found?.State.Running === true;
}
