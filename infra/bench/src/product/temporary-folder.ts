import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { undoAtEnd } from './clean-up.ts';

/** A folder of our own, which is gone at the end. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'annuity-lantern-bench-'));
  undoAtEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
