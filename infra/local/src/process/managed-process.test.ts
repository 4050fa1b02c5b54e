import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { ManagedProcess } from './managed-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'managed-process-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a process gets its own variables and the common ones, no others of the operator', async () => {
  vi.stubEnv('SESSION_SECRET', 'of the operator');
  vi.stubEnv('MONGODB_URL', 'mongodb://user:password@127.0.0.1/x');
  vi.stubEnv('NODE_AUTH_TOKEN', 'of the operator');
  vi.stubEnv('LC_TIME', 'C');
  const managed = new ManagedProcess({
    name: 'printer',
    command: process.execPath,
    args: ['-e', 'console.log(JSON.stringify(process.env))'],
    env: { INBOX_DIR: 'inbox', ABSENT: undefined },
    log: join(folder, 'printer.log'),
    output: 'raw',
    stopWithinMs: 1000,
  });
  await managed.start();
  await vi.waitFor(() => expect(managed.exits()).toBe(1), { timeout: 30_000 });
  const env = JSON.parse(readFileSync(join(folder, 'printer.log'), 'utf8')) as Record<string, string>;
  expect(env).toMatchObject({ PATH: process.env.PATH, LC_TIME: 'C', INBOX_DIR: 'inbox' });
  for (const name of ['SESSION_SECRET', 'MONGODB_URL', 'NODE_AUTH_TOKEN', 'ABSENT']) expect(env).not.toHaveProperty(name);
});

test.each(['raw', 'prefixed'] as const)('a process that prints nothing has an empty log (%s), for its owner only', async (output) => {
  const log = join(folder, `silent-${output}.log`);
  const managed = new ManagedProcess({ name: 'silent', command: process.execPath, args: ['-e', ''], log, output, stopWithinMs: 1000 });
  await managed.start();
  await vi.waitFor(() => expect(managed.exits()).toBe(1), { timeout: 30_000 });
  expect([statSync(log).size, statSync(log).mode & 0o777]).toEqual([0, 0o600]);
});

test('a full disk loses lines of a log, and ends neither the process nor this program', async () => {
  const managed = new ManagedProcess({
    name: 'printer',
    command: process.execPath,
    args: ['-e', 'console.log("a line")'],
    log: '/dev/full',
    output: 'prefixed',
    stopWithinMs: 1000,
  });
  await managed.start();
  await vi.waitFor(() => expect(managed.exits()).toBe(1), { timeout: 30_000 });
});
