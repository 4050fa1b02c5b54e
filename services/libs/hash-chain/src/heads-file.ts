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

/** A backup was restored: what was written after it was made is lost. */
export interface Restore {
  /** When the backup was made. */
  readonly from: Date;
  readonly at: Date;
}

/** Notes a restore, so that the heads of lost entries are no longer expected. Creates a missing file. */
export async function appendRestore(file: string, { from, at }: Restore): Promise<void> {
  const start = (await endsWithinLine(file)) ? '\n' : '';
  await appendFile(file, `${start}${JSON.stringify({ at: at.toISOString(), restoredFrom: from.toISOString() })}\n`, { mode: OWNER_ONLY });
}

/**
 * The heads of this day, oldest first, without those that a restore lost. Skips a line that is no head, such as one that a crash cut short. Rejects if the file is missing:
 * lost heads prove nothing.
 */
export async function readHeads(file: string, day: string): Promise<Head[]> {
  let heads: (Head & { readonly at: string })[] = [];
  const handle = await open(file);
  // Line by line, because finding a day's heads reads years of them.
  for await (const line of handle.readLines()) {
    const head = line.includes(`"id":"${day}/`) ? readHead(line) : undefined;
    if (head) heads.push(head);
    const from = line.includes('"restoredFrom":') ? readRestore(line) : undefined;
    if (from !== undefined) heads = heads.filter(({ at }) => at <= from);
  }
  return heads.map(({ id, hash }) => ({ id, hash }));
}

function readHead(line: string): (Head & { readonly at: string }) | undefined {
  const { at, id, hash } = readLine(line);
  return typeof id === 'string' && typeof hash === 'string' ? { id, hash, at: at ?? '' } : undefined;
}

function readRestore(line: string): string | undefined {
  return readLine(line).restoredFrom;
}

function readLine(line: string): Partial<Record<'at' | 'id' | 'hash' | 'restoredFrom', string>> {
  try {
    return JSON.parse(line);
  } catch {
    return {};
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
