import { rmSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftovers } from './process/end-leftovers.ts';
import { lockFolder } from './process/lock-folder.ts';

const MEMORY_FOLDER = '/dev/shm';
/** What the stores of a whole test run fill, with a margin. */
const ROOM_BYTES = 3 * 1024 ** 3;

/**
 * A new folder for the stores of a test run, which the caller removes. It is in memory where there is room, as a synced write takes no time
 * there. Tests of durability keep their own stores in the temporary folder.
 */
export async function openTestFolder(): Promise<string> {
  const runs = join(hasRoomInMemory() ? MEMORY_FOLDER : tmpdir(), 'annuity-lantern-tests');
  await mkdir(runs, { recursive: true });
  await removeDeadRuns(runs);
  return mkdtemp(join(runs, `${process.pid}-`));
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM_BYTES;
  } catch {
    return false;
  }
}

/** A test run that was killed could not end its stores. */
async function removeDeadRuns(runs: string): Promise<void> {
  for (const name of await readdir(runs)) {
    if (isAlive(Number.parseInt(name, 10))) continue;
    const folder = join(runs, name);
    // A product that outlived its run would start its stores again.
    if (!lockFolder(folder).taken) continue;
    await endLeftovers(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
