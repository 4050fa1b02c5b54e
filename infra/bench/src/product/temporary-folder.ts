import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];
// At the very end, and not by waiting: a compiler that was interrupted writes to the last moment.
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** A folder of our own, which is gone when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'annuity-lantern-bench-'));
  folders.push(folder);
  return folder;
}
