import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBackups } from './read-backups.ts';

let folder: string;
let original: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-backups-'));
  original = join(mkdtempSync(join(tmpdir(), 'read-backups-from-')), 'erasures.jsonl');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(original, '..'), { recursive: true });
});

const write = (file: string, text: string, hoursAgo: number) => {
  writeFileSync(file, text);
  utimesSync(file, new Date(), new Date(Date.now() - hoursAgo * 3_600_000));
};
const hasErasures = async () => (await readBackups(folder, original))?.hasErasures;

it('knows nothing of a folder that is not there', async () => {
  expect(await readBackups(undefined, undefined)).toBeUndefined();
  expect(await readBackups(join(folder, 'none'), undefined)).toBeUndefined();
});

it('finds a folder of this machine, its newest backup and its disk', async () => {
  writeFileSync(join(folder, 'annuity-lantern-2026-11-26T03-00-00Z.age'), '');
  const found = await readBackups(folder, undefined);
  expect(found).toMatchObject({
    newest: new Date('2026-11-26T03:00:00Z'),
    restored: undefined,
    isElsewhere: false,
    hasErasures: undefined,
  });
  expect(found?.disk.total).toBeGreaterThan(found?.disk.used ?? Number.POSITIVE_INFINITY);
});

it('compares the copy of the file of erasures with the file', async () => {
  expect(await hasErasures()).toBeUndefined();
  write(original, '', 5);
  expect(await hasErasures()).toBe(true);
  write(original, 'one\ntwo\n', 5);
  expect(await hasErasures()).toBe(false);
  write(join(folder, 'erasures.jsonl'), 'one\n', 6);
  expect(await hasErasures()).toBe(false);
  write(join(folder, 'erasures.jsonl'), 'one\ntwo\n', 5);
  expect(await hasErasures()).toBe(true);
});

it('waits two hours for the copy of what was erased since', async () => {
  write(join(folder, 'erasures.jsonl'), 'one\n', 6);
  write(original, 'one\ntwo\n', 1);
  expect(await hasErasures()).toBe(true);
});
