import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupName, checkOutside, checkWritable, keepNewest, WrongPlace, writeWhole } from './backup-folder.ts';

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
  const { path, bytes } = await writeWhole(join(folder, 'new'), name, Readable.from(['a', 'b']), signal);
  expect(await readFile(path, 'utf8')).toBe('ab');
  expect([bytes, (await stat(path)).mode & 0o777]).toEqual([2, 0o600]);
});

it('refuses a folder that cannot be written before anything is read, and names the command that mends it', async () => {
  await checkWritable(join(folder, 'new'));
  await writeFile(join(folder, 'file'), '');
  const refused = checkWritable(join(folder, 'file', 'new'));
  await expect(refused).rejects.toThrow(WrongPlace);
  await expect(refused).rejects.toThrow(/ENOTDIR.*sudo chown \d+ BACKUP_DIR$/);
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

it('deletes only older backups, and no other file', async () => {
  const names = ['01', '02', '03'].map((day) => backupName(new Date(`2026-11-${day}T00:00:00Z`)));
  for (const one of [...names, 'key.txt']) await writeFile(join(folder, one), '');
  expect(await keepNewest(folder, 2)).toEqual([names[0]]);
  expect((await readdir(folder)).toSorted()).toEqual([names[1], names[2], 'key.txt']);
});
