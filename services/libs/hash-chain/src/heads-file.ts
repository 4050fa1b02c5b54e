import { appendFile, open } from 'node:fs/promises';
import type { Head } from './hash-chain.ts';

/** Only the desk's own account may read the file. */
const OWNER_ONLY = 0o600;

/** Appends each head as a line of JSON. Creates a missing file. Rejects if it cannot be written. */
export async function appendHeads(file: string, heads: readonly Head[], at: Date): Promise<void> {
  const lines = heads.map(({ id, hash }) => JSON.stringify({ at: at.toISOString(), id, hash }));
  // A line that a crash cut short must not swallow the next one.
  const start = (await endsWithinLine(file)) ? '\n' : '';
  await appendFile(file, start + lines.map((line) => `${line}\n`).join(''), { mode: OWNER_ONLY });
}

/**
 * The heads of this day, oldest first. Skips a line that is no head, such as one that a crash cut short. Rejects if the file is missing:
 * lost heads prove nothing.
 */
export async function readHeads(file: string, day: string): Promise<Head[]> {
  const heads: Head[] = [];
  const handle = await open(file);
  // Line by line, because finding a day's heads reads years of them.
  for await (const line of handle.readLines()) {
    const head = line.includes(`"id":"${day}/`) ? readHead(line) : undefined;
    if (head) heads.push(head);
  }
  return heads;
}

function readHead(line: string): Head | undefined {
  try {
    const { id, hash } = JSON.parse(line) as Partial<Head>;
    return typeof id === 'string' && typeof hash === 'string' ? { id, hash } : undefined;
  } catch {
    return undefined;
  }
}

async function endsWithinLine(file: string): Promise<boolean> {
  const handle = await open(file, 'a+', OWNER_ONLY);
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() !== '\n';
  } finally {
    await handle.close();
  }
}
