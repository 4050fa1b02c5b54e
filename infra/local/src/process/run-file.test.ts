import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endLeftovers } from './end-leftovers.ts';
import type { Identity, Managed } from './managed.ts';
import { processStartTime } from './process-start-time.ts';
import { RunFile, readRunFile } from './run-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'annuity-lantern-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function managed(name: string, identity: () => Identity | undefined, port?: number): Managed {
  const nothing = () => undefined;
  return {
    name,
    port,
    log: `${name}.log`,
    identity,
    exits: () => 0,
    start: async () => undefined,
    keepAlive: nothing,
    stop: async () => undefined,
    kill: nothing,
  };
}

test('it lists running processes with port and log, and leaves out those that are restarting', () => {
  const runFile = new RunFile(folder);
  let lives = true;
  runFile.add(managed('redis', () => (lives ? { pid: 7, startTime: 'a' } : undefined), 20_001));
  runFile.add(managed('mongodb', () => ({ containerId: 'abc' })));
  const mongodb = { name: 'mongodb', containerId: 'abc', log: 'mongodb.log' };
  expect(JSON.parse(readFileSync(join(folder, 'run', 'processes.json'), 'utf8'))).toEqual([
    { name: 'redis', pid: 7, startTime: 'a', port: 20_001, log: 'redis.log' },
    mongodb,
  ]);
  lives = false;
  runFile.write();
  expect(readRunFile(folder)).toEqual([mongodb]);
});

test.each(['', 'nonsense', '{}', '[{"name":"x"}]', '[{"name":"x","pid":1,"startTime":"a"}]'])(
  'a file that holds %j names nothing to end',
  (text) => {
    mkdirSync(join(folder, 'run'));
    writeFileSync(join(folder, 'run', 'processes.json'), text);
    expect(readRunFile(folder)).toEqual([]);
  },
);

test('a process that only has the pid of a leftover is not touched', async () => {
  const runFile = new RunFile(folder);
  runFile.add(managed('gateway', () => ({ pid: process.pid, startTime: 'an earlier life' })));
  expect(await endLeftovers(folder)).toEqual([]);
  expect(processStartTime(process.pid)).toBeDefined();
});
