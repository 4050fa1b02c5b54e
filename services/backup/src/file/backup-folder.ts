import { constants, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, realpath, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The project itself: a backup in it would be built into images, or committed. */
const PROJECT = resolve(import.meta.dirname, '../../../..');
const OWNER_ONLY = 0o600;
const FOLDER_MODE = 0o700;
const nameShape = /^annuity-lantern-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.age$/;

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
 * Makes the folder if it is not there. Asked before everything is read.
 *
 * @throws WrongPlace that says how to let this user write there
 */
export async function checkWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WrongPlace(
      `${folder} cannot be written (${code}). Let user ${process.getuid?.()} write to the folder that BACKUP_DIR names: sudo chown ${process.getuid?.()} BACKUP_DIR`,
    );
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
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const partial = join(folder, `.${name}.partial`);
  const path = join(folder, name);
  try {
    await pipeline(content, createWriteStream(partial, { flags: 'wx', mode: OWNER_ONLY, flush: true }), { signal });
    const { size: bytes } = await stat(partial);
    await rename(partial, path);
    await syncFolder(folder);
    return { path, bytes };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Deletes all but the newest backups of the folder. Returns the names of those that it deleted. */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => nameShape.test(name)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - count));
  for (const name of old) await unlink(join(folder, name));
  return old;
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
