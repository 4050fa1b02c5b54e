import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupName, checkOutside, copyGrowing, deleteOlder, hasBackupSince, openFolder, WrongPlace, writeWhole } from './backup-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-folder-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const { signal } = new AbortController();
const name = backupName(new Date('2026-11-24T15:04:05.678Z'));

it('names a backup by its time, so that names sort by age', () => {
  expect(name).toBe('annuity-lantern-2026-11-24T15-04-05Z.age');
});

it('writes a file that only its owner may read', async () => {
  await openFolder(join(folder, 'new'));
  const { path, bytes } = await writeWhole(join(folder, 'new'), name, Readable.from(['a', 'b']), signal);
  expect(await readFile(path, 'utf8')).toBe('ab');
  expect([bytes, (await stat(path)).mode & 0o777]).toEqual([2, 0o600]);
});

it('leaves nothing behind when the content fails or the command is stopped', async () => {
  const failing = Readable.from(
    (async function* () {
      yield 'a';
      throw new Error('MongoDB is away');
    })(),
  );
  await expect(writeWhole(folder, name, failing, signal)).rejects.toThrow('MongoDB is away');
  await expect(writeWhole(folder, name, Readable.from(['a']), AbortSignal.abort())).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});

it('refuses a folder inside the project, also behind a link and before it exists', async () => {
  const project = join(folder, 'project');
  await mkdir(project);
  await symlink(project, join(folder, 'link'));
  for (const inside of [project, join(project, 'backups'), join(folder, 'link', 'new')])
    await expect(checkOutside(inside, project)).rejects.toThrow(WrongPlace);
  for (const outside of [folder, join(folder, 'project-backups'), join(folder, 'new', 'deep')]) await checkOutside(outside, project);
  await expect(checkOutside(import.meta.dirname)).rejects.toThrow(WrongPlace);
});

it('refuses a folder that cannot be written, with the command that mends it', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(openFolder(join(folder, 'file', 'backups'))).rejects.toThrow(/cannot be written .* chown/);
});

it('deletes only backups that were begun before, and what a crash left of them', async () => {
  const at = (day: string) => new Date(`2026-11-${day}T00:00:00Z`);
  const [first, second, third] = ['01', '02', '03'].map((day) => backupName(at(day)));
  const [left, kept] = [`.${first}.partial`, `.${third}.partial`];
  for (const one of [first, second, third, left, kept, 'key.txt']) await writeFile(join(folder, one ?? ''), '');
  expect(await deleteOlder(folder, at('02'))).toEqual([left, first]);
  expect((await readdir(folder)).toSorted()).toEqual([kept, second, third, 'key.txt']);
});

it('knows whether a whole backup was begun since', async () => {
  await writeFile(join(folder, name), '');
  await writeFile(join(folder, `.${backupName(new Date('2026-11-26T00:00:00Z'))}.partial`), '');
  const since = (time: string) => hasBackupSince(folder, new Date(time));
  expect([await since('2026-11-24T15:04:05Z'), await since('2026-11-25T00:00:00Z')]).toEqual([true, false]);
});

it('copies a file that only grows, and keeps the copy when the file was changed or lost', async () => {
  const [file, copy] = [join(folder, 'heads.jsonl'), join(folder, 'copies')];
  await openFolder(copy);
  const copied = async () => {
    await copyGrowing(file, copy, signal);
    return await readFile(join(copy, 'heads.jsonl'), 'utf8');
  };
  await copyGrowing(file, copy, signal);
  expect(await readdir(copy)).toEqual([]);
  await writeFile(file, 'one\n');
  expect(await copied()).toBe('one\n');
  await writeFile(file, 'one\ntwo\n');
  expect(await copied()).toBe('one\ntwo\n');
  await writeFile(file, 'one\nother\nthree\n');
  await expect(copied()).rejects.toThrow('no longer begins with its copy');
  await rm(file);
  await expect(copied()).rejects.toThrow('no longer begins with its copy');
  expect(await readFile(join(copy, 'heads.jsonl'), 'utf8')).toBe('one\ntwo\n');
});
