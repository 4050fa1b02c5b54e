import { open } from 'node:fs/promises';
import type { ErasureReason } from '@annuity-lantern/contracts/http';

/** A line of the file: which request was erased, and why. It says nothing about the person. */
export interface NotedErasure {
  readonly at: Date;
  readonly id: string;
  readonly reason: ErasureReason;
}

/** Only the accounts of desk and worker may read it. */
const OWNER_ONLY = 0o600;

/**
 * Appends the erasure to a file outside MongoDB, on its disk before it resolves: a backup that is restored later still holds the request. Rejects if the
 * file cannot be written.
 */
export async function noteErasure(file: string, { at, id, reason }: NotedErasure): Promise<void> {
  const handle = await open(file, 'a', OWNER_ONLY);
  try {
    // Begins with a line feed: a line that a crash cut short must not swallow this one.
    await handle.write(`\n${JSON.stringify({ at: at.toISOString(), id, reason })}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates the file if it is missing, so that a later loss is noticed. Rejects if it cannot be written. */
export async function createErasures(file: string): Promise<void> {
  const handle = await open(file, 'a', OWNER_ONLY);
  await handle.close();
}

/** The erasures in the file, oldest first. Skips a line that a crash cut short. Rejects if the file is missing. */
export async function readErasures(file: string): Promise<NotedErasure[]> {
  const handle = await open(file);
  const found: NotedErasure[] = [];
  for await (const line of handle.readLines()) {
    const noted = readLine(line);
    if (noted) found.push(noted);
  }
  return found;
}

function readLine(line: string): NotedErasure | undefined {
  try {
    const { at, id, reason } = JSON.parse(line) as { readonly at: string; readonly id: string; readonly reason: ErasureReason };
    return typeof id === 'string' && !Number.isNaN(Date.parse(at)) ? { at: new Date(at), id, reason } : undefined;
  } catch {
    return undefined;
  }
}
