import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, readFile, realpath, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The project itself: a backup in it would be built into images, or committed. */
const PROJECT = resolve(import.meta.dirname, '../../../..');
const OWNER_ONLY = 0o600;
const FOLDER_MODE = 0o700;
/** A backup, or what a crash left of one. */
const nameShape = /^\.?(annuity-lantern-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.age)(?:\.partial)?$/;

/** A folder or file that must not be where it is. */
export class WrongPlace extends Error {
  override readonly name = 'WrongPlace';
}

/**
 * Whether the path, with its links followed, is outside the project.
 *
 * @throws WrongPlace
 */
export async function checkOutside(path: string, project = PROJECT): Promise<void> {
  const [real, root] = await Promise.all([followed(resolve(path)), followed(project)]);
  const way = relative(root, real);
  if (way === '' || !(way === '..' || way.startsWith('../') || way.startsWith('/')))
    throw new WrongPlace(`${path} is inside the project: choose a folder outside of ${root}.`);
}

/**
 * Makes the folder, unless it is there. It is tried before anything is read.
 *
 * @throws WrongPlace if it is inside the project, or cannot be written
 */
export async function openFolder(folder: string): Promise<void> {
  await checkOutside(folder);
  try {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    await access(folder, constants.W_OK);
  } catch {
    const user = process.getuid?.();
    throw new WrongPlace(`${folder} cannot be written by user ${user}: make the folder, and run \`sudo chown ${user} FOLDER\` on it.`);
  }
}

export function backupName(at: Date): string {
  return `annuity-lantern-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.age`;
}

/** Writes a file that appears under its name only once it is whole and on the disk. Only its owner may read it. */
export async function writeWhole(
  folder: string,
  name: string,
  content: Readable,
  signal: AbortSignal,
): Promise<{ path: string; bytes: number }> {
  const partial = join(folder, `.${name}.partial`);
  const path = join(folder, name);
  try {
    await pipeline(content, createWriteStream(partial, { flags: 'w', mode: OWNER_ONLY, flush: true }), { signal });
    const { size: bytes } = await stat(partial);
    await rename(partial, path);
    await syncFolder(folder);
    return { path, bytes };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Deletes the backups of the folder that were begun before this time. Returns their names. */
export async function deleteOlder(folder: string, before: Date): Promise<string[]> {
  const isOlder = (name: string) => (nameShape.exec(name)?.[1] ?? backupName(before)) < backupName(before);
  const old = (await readdir(folder)).filter(isOlder).toSorted();
  for (const name of old) await unlink(join(folder, name));
  return old;
}

/** Whether the folder has a whole backup that was begun since then. */
export async function hasBackupSince(folder: string, since: Date): Promise<boolean> {
  return ((await newestName(folder)) ?? '') >= backupName(since);
}

/** When the newest whole backup of the folder was begun. Rejects if the folder cannot be read. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const [, day, hour, minute, second] = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z/.exec((await newestName(folder)) ?? '') ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`);
}

async function newestName(folder: string): Promise<string | undefined> {
  return (await readdir(folder))
    .filter((name) => nameShape.exec(name)?.[1] === name)
    .toSorted()
    .at(-1);
}

/**
 * Copies a file that only grows into the folder. A file that no longer begins with its copy was changed or lost: the copy stays, and the call rejects.
 */
export async function copyGrowing(file: string, folder: string, signal: AbortSignal): Promise<void> {
  const name = basename(file);
  const [content, copied] = await Promise.all([readIfThere(file), readIfThere(join(folder, name))]);
  if (!content.subarray(0, copied.length).equals(copied))
    throw new Error(`${file} no longer begins with its copy ${join(folder, name)}, so it was changed or lost. The copy stays as it is.`);
  if (content.length > copied.length) await writeWhole(folder, name, Readable.from([content]), signal);
}

async function readIfThere(file: string): Promise<Buffer> {
  return await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
}

/** The path with the links of its existing part followed. */
async function followed(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(await followed(parent), basename(path));
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
