import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const BuildRecord = z.array(z.object({ id: z.string(), files: z.array(z.string()) }));
/** The builds whose files are kept, the newest last. */
export type BuildRecord = z.infer<typeof BuildRecord>;

const fileName = 'builds.json';

/** Reads the record. Empty if it is missing or unreadable: files are then taken from the current build only. */
export async function readRecord(folder: string): Promise<BuildRecord> {
  try {
    return BuildRecord.parse(JSON.parse(await readFile(join(folder, fileName), 'utf8')));
  } catch {
    return [];
  }
}

export async function writeRecord(folder: string, record: BuildRecord): Promise<void> {
  const unfinished = join(folder, `${fileName}.${randomUUID()}.tmp`);
  await writeFile(unfinished, `${JSON.stringify(record, null, 2)}\n`);
  await rename(unfinished, join(folder, fileName));
}
