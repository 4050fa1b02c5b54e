import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { appendToLog } from './append-to-log.ts';

const LARGEST_LOG_BYTES = 20 * 1024 * 1024;

/** Makes a log file, as its process may never print. A file that has grown over 20 MB becomes `<file>.1`, and the one before it goes. */
export function openLog(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) renameSync(path, `${path}.1`);
  appendToLog(path)('');
}
