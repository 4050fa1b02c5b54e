import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createErasures, noteErasure, readErasures } from './erasures-file.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasures-'));
  file = join(folder, 'erasures.jsonl');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const noted = (id: string) => ({ at: new Date('2026-11-24T15:00:00Z'), id, reason: 'asked' }) as const;

it('keeps every erasure, in a file that only its owner reads', async () => {
  await noteErasure(file, noted('one'));
  await noteErasure(file, noted('two'));
  expect(await readErasures(file)).toEqual([noted('one'), noted('two')]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('creates an empty file, and leaves one with erasures as it is', async () => {
  await createErasures(file);
  expect(await readErasures(file)).toEqual([]);
  await noteErasure(file, noted('one'));
  await createErasures(file);
  expect(await readErasures(file)).toEqual([noted('one')]);
});

it('loses no erasure to a line that a crash cut short', async () => {
  await noteErasure(file, noted('one'));
  await appendFile(file, '{"at":"2026-11');
  await noteErasure(file, noted('two'));
  expect((await readErasures(file)).map(({ id }) => id)).toEqual(['one', 'two']);
});

it('rejects if the file cannot be written or is missing', async () => {
  await expect(noteErasure(join(folder, 'nowhere', 'file'), noted('one'))).rejects.toThrow('ENOENT');
  await expect(readErasures(file)).rejects.toThrow('ENOENT');
});
