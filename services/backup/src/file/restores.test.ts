import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newestBackup } from './backup-folder.ts';
import { lastRestore, noteRestore } from './restores.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restores-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const restored = (at: string) => ({ at: new Date(at), made: new Date('2026-11-01T03:00:00Z'), requests: 12, seconds: 4.5 });

it('notes each restore beside its backup, and reads the last one', async () => {
  expect(await lastRestore(folder)).toBeUndefined();
  await noteRestore(join(folder, 'one.age'), restored('2026-11-02T10:00:00Z'));
  await noteRestore(join(folder, 'other.age'), restored('2026-11-03T10:00:00Z'));
  expect(await lastRestore(folder)).toEqual(restored('2026-11-03T10:00:00Z'));
});

it('leaves out a line that a crash cut off', async () => {
  await noteRestore(join(folder, 'one.age'), restored('2026-11-02T10:00:00Z'));
  appendFileSync(join(folder, 'restores.jsonl'), '{"at":"2026-11-0');
  expect(await lastRestore(folder)).toEqual(restored('2026-11-02T10:00:00Z'));
});

it('knows when the newest whole backup was begun', async () => {
  expect(await newestBackup(folder)).toBeUndefined();
  for (const name of [
    'annuity-lantern-2026-11-25T03-00-00Z.age',
    'annuity-lantern-2026-11-26T03-00-09Z.age',
    '.annuity-lantern-2026-11-27T03-00-00Z.age.partial',
    'other.age',
  ])
    writeFileSync(join(folder, name), '');
  expect(await newestBackup(folder)).toEqual(new Date('2026-11-26T03:00:09Z'));
});
