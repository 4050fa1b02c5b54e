import { execFile } from 'node:child_process';
import { mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';

const run = promisify(execFile);

/** Folders of the data in the data folder of the stores. */
const folders = { mongodb: 'mongo', redis: 'redis' } as const;
export type DiskOwner = keyof typeof folders;

export interface SmallDisks {
  /** Leaves no room. Resolves with what makes room again. */
  fill(owner: DiskOwner): Promise<() => Promise<void>>;
}

/** Far above what a run writes. */
const ROOM = 4 * 2 ** 30;
/** Bytes left in a full disk: more than is written between the look and the end of the room. */
const LEFT = 256 * 1024;

/**
 * Mounts a file system in memory at the data folder of each store. Its limit is moved down to what is used, so that no memory is filled.
 *
 * @throws Error when this user may not mount
 */
export async function mountSmallDisks(dataDir: string): Promise<SmallDisks> {
  const folderOf = (owner: DiskOwner) => path.join(dataDir, folders[owner]);
  for (const owner of ['mongodb', 'redis'] as const) {
    mkdirSync(folderOf(owner), { recursive: true });
    await run('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'annuity-lantern-chaos', folderOf(owner)]);
    undoAtEnd(() => run('umount', [folderOf(owner)]));
  }
  const resize = (owner: DiskOwner, size: number) => run('mount', ['-o', `remount,size=${size}`, folderOf(owner)]);
  return {
    fill: async (owner) => {
      const { blocks, bfree, bsize } = statfsSync(folderOf(owner));
      await resize(owner, (blocks - bfree) * bsize + LEFT);
      return async () => void (await resize(owner, ROOM));
    },
  };
}
