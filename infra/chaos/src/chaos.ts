/** `npm run chaos` and `npm run chaos:compose`: faults while visitors send requests, then an audit of what became of them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeReport } from '@annuity-lantern/harness/report';
import { cleanUp, cleanUpOnSignal } from '@annuity-lantern/local/clean-up';
import { reportText } from './report.ts';
import type { Chaos, ChaosRun } from './run-chaos.ts';

const isInterrupted = cleanUpOnSignal();

const args = process.argv.slice(2);
// Only the driver that runs is loaded: processes need no browser.
const chaos: Chaos =
  args[0] === 'compose'
    ? (await import('./compose/containers.ts')).readContainers(args.slice(1))
    : (await import('./processes.ts')).readProcesses(args);
if (typeof chaos === 'string') {
  console.error(chaos);
  process.exitCode = 1;
} else if ('help' in chaos) {
  console.log(chaos.help);
} else {
  const isKept = await run(chaos)
    .catch((error: unknown) => {
      if (!isInterrupted()) console.error(error);
      return false;
    })
    .finally(cleanUp);
  process.exit(isInterrupted() ? 130 : isKept ? 0 : 1);
}

async function run({ command, write, keeps, start }: ChaosRun): Promise<boolean> {
  const startedAt = Date.now();
  const log = (line: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'annuity-lantern-chaos-'));
  let isKept = false;
  process.once('exit', () => (isKept || isInterrupted()) && rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  console.log(`${command}\n`);
  const { section, verdicts } = await start(folder, log);
  isKept = verdicts.every((verdict) => verdict.isKept);
  console.log(`\n${reportText(section)}\n`);
  if (write) console.log(`Written to ${await writeReport([section], 'chaos')}.`);
  console.log(isKept ? 'The pipeline kept its promise.' : `A PROMISE IS BROKEN. The ${keeps} of this run stay in ${folder}.`);
  return isKept;
}
