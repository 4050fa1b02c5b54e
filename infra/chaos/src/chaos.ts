/** `npm run chaos`: kills and freezes the pipeline while visitors come, and looks whether it kept its promise. */

import { cleanUp } from '@annuity-lantern/local/clean-up';
import { help } from './help.ts';
import { planFaults } from './plan/plan-faults.ts';
import { planLines } from './plan/plan-lines.ts';
import { makeRunFolder } from './product/run-folder.ts';
import { startOwnStores } from './product/start-own-stores.ts';
import { commandOf, type Options, readOptions } from './read-options.ts';
import { machineWords, reportText } from './report/report-lines.ts';
import { areKept, judge } from './report/verdicts.ts';
import { writeReport } from './report/write-report.ts';
import { runControl } from './run-control.ts';
import { runProduct } from './run-product.ts';

/** Longer than the longest pause before an effect's third try. */
const DRAIN_WITHIN = 420;

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // One Ctrl-C arrives twice under npm: from the terminal, and passed on by npm.
  process.on(signal, () => {
    if (interrupted) return;
    interrupted = true;
    console.log('Stopping ...');
    void cleanUp().then(() => process.exit(130));
  });
}

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 1;
} else if (options.help) {
  console.log(help);
} else {
  const kept = await chaos(options)
    .catch((error: unknown) => {
      // What was watched has been taken away from under it.
      if (!interrupted) console.error(error);
      return false;
    })
    .finally(cleanUp);
  process.exit(interrupted ? 130 : kept ? 0 : 1);
}

async function chaos(options: Options): Promise<boolean> {
  const startedAt = Date.now();
  const log = (line: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  const { seed, rate } = options;
  const command = commandOf(options);
  const plan = planFaults({ ...options, seconds: options.minutes * 60 });
  console.log(`${command}\n${machineWords()}\n\nThe plan, in seconds after the first visitor:\n${planLines(plan.faults).join('\n')}\n`);

  const folder = await makeRunFolder(log);
  log(`Starting a MongoDB, a Redis and the pipeline in ${folder.path} ...`);
  const stores = await startOwnStores(folder.path, log);
  const common = { folder: folder.path, stores, seed, rate, log };
  const run = await runProduct({ ...common, plan, drainWithin: DRAIN_WITHIN });

  log('Now two controls that must lose: an intake that answers before it stores, a worker that marks before it acts ...');
  const quiet = { ...common, faults: plan.faults, log: () => {} };
  const controls = await Promise.all([runControl('intake', quiet), runControl('worker', quiet)]);

  const verdicts = judge(run, controls);
  const report = { command, seed, programs: stores.programs, run, controls, verdicts };
  const kept = areKept(verdicts);
  console.log(`\n${reportText(report)}\n`);
  if (options.write) console.log(`Written to ${await writeReport(report)}.`);
  if (!kept) {
    folder.keep();
    console.log(`The logs of this run stay in ${folder.path}.`);
  }
  console.log(kept ? 'The pipeline kept its promise.' : 'A PROMISE IS BROKEN.');
  return kept;
}
