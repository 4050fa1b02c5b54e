import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Fills `folder` atomically: `fill` works in an empty folder beside it, which is renamed when it is complete. So an interrupted download
 * leaves nothing half done, and two starts at the same time do not disturb each other.
 */
export async function unpackOnce(folder: string, fill: (workFolder: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const work = await mkdtemp(join(dirname(folder), '.unpacking-'));
  try {
    await fill(work);
    await rename(work, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
