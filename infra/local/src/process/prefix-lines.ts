import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { appendToLog } from './append-to-log.ts';

/** Writes each line that a process prints into a log file, after the process's name. */
export function prefixLines(child: ChildProcess, name: string, log: string): void {
  const append = appendToLog(log);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => append(`${name} | ${line}\n`));
  }
}
