import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Writes each line that a process prints into a log file, after the process's name. */
export function prefixLines(child: ChildProcess, name: string, log: string): void {
  const file = createWriteStream(log, { flags: 'a', mode: 0o600 });
  let open = 0;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    open += 1;
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })
      .on('line', (line) => file.write(`${name} | ${line}\n`))
      .once('close', () => {
        open -= 1;
        if (open === 0) file.end();
      });
  }
}
