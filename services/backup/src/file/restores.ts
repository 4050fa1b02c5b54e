import { appendFile, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';

/** One line of JSON for each restore that ended well. It is beside the backups: what was restored may be a trial on another machine. */
const FILE = 'restores.jsonl';

const NotedRestore = z.object({
  at: z.coerce.date(),
  /** When the backup was made. */
  made: z.coerce.date(),
  requests: z.number(),
  seconds: z.number(),
});
export type NotedRestore = z.output<typeof NotedRestore>;

export async function noteRestore(backup: string, restore: NotedRestore): Promise<void> {
  await appendFile(join(dirname(backup), FILE), `${JSON.stringify(restore)}\n`);
}

/** The last restore of a backup of this folder. A line that a crash cut off is left out. */
export async function lastRestore(folder: string): Promise<NotedRestore | undefined> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  return text
    .split('\n')
    .flatMap((line) => parse(line) ?? [])
    .at(-1);
}

function parse(line: string): NotedRestore | undefined {
  try {
    return NotedRestore.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
