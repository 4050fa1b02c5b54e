import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock-folder.ts';
import { processStartTime } from './process-start-time.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'annuity-lantern-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is taken once, and again after it was let go', () => {
  const lock = lockFolder(folder);
  expect(lock.taken).toBe(true);
  expect(lockFolder(folder)).toEqual({ taken: false, pid: process.pid });
  if (lock.taken) lock.release();
  expect(readdirSync(folder)).toEqual([]);
  expect(lockFolder(folder).taken).toBe(true);
});

test.each([
  ['a process that has ended', { pid: 4_194_304, startTime: 'x' }],
  ['an earlier process with a pid that is in use again', { pid: process.pid, startTime: 'another life' }],
])('the lock of %s is taken over', (_name, owner) => {
  writeFileSync(join(folder, 'owner.json'), JSON.stringify(owner));
  expect(lockFolder(folder).taken).toBe(true);
});

test('half a lock is taken over', () => {
  writeFileSync(join(folder, 'owner.json'), '{"pid":');
  expect(lockFolder(folder).taken).toBe(true);
});

test('the start time of a process stays the same and ends with it', () => {
  expect(processStartTime(process.pid)).toBe(processStartTime(process.pid));
  expect(processStartTime(4_194_304)).toBeUndefined();
});
