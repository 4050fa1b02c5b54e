import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { outsideErrorsOf } from './outside-errors.ts';
import { repositoryRoot, runStep, type Step } from './run-step.ts';
import { runStaticChecks, staticChecks } from './static-checks.ts';
import type { Print } from './take-turns.ts';
import { addTallies, emptyTally, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

interface Part {
  readonly title: string;
  /** @param seed shuffles files, and tests within files */
  readonly run: (print: Print, seed: number | undefined) => Promise<Tally>;
}

export const parts: Readonly<Record<string, Part>> = {
  check: { title: 'Types, lint, import rules', run: (print) => runStaticChecks(staticChecks, (line) => print(`${line}\n`)) },
  unit: { title: 'Unit tests', run: runUnitTests },
  integration: {
    title: 'Integration tests, on a real MongoDB and a real Redis',
    run: (print, seed) => runVitest('integration', ['--project=integration'], print, seed),
  },
  e2e: { title: 'The site in Chromium', run: runEndToEnd },
};

/**
 * Rows run one after the other, the lists of a row beside each other: integration tests mostly wait. As some of them check a time limit,
 * check and unit only get what they leave. Browser tests need all cores.
 */
export const schedule = [[['check', 'unit'], ['integration']], [['e2e']]] as const;

/**
 * Runs the unit tests. Those of the calculations run by themselves, as only their lines and branches must all be covered.
 * A gap in the coverage ends that run with an error, which counts as one failure.
 */
async function runUnitTests(print: Print, seed: number | undefined): Promise<Tally> {
  return addTallies([
    await runVitest('domain', ['--coverage'], print, seed, { folder: 'packages/domain', yields: true }),
    await runVitest('unit', ['--project=node', '--project=browser', '--exclude=packages/domain/**'], print, seed, { yields: true }),
  ]);
}

async function runVitest(
  name: string,
  args: readonly string[],
  print: Print,
  seed: number | undefined,
  step: Pick<Step, 'folder' | 'yields'> = {},
): Promise<Tally> {
  const report = path.join(repositoryRoot, `test-results/${name}.json`);
  for (const file of [report, outsideErrorsOf(report)]) rmSync(file, { force: true });
  const order = seed === undefined ? [] : ['--sequence.shuffle', `--sequence.seed=${seed}`];
  const reporters = ['--reporter=default', '--reporter=json', `--reporter=${path.join(import.meta.dirname, 'outside-errors.ts')}`];
  const { code } = await runStep({
    program: 'vitest',
    args: ['run', ...args, ...order, ...reporters, `--outputFile.json=${report}`],
    ...step,
    show: print,
  });
  return tallyVitest(readReport(report), code, repositoryRoot, readReport<string[]>(outsideErrorsOf(report)) ?? []);
}

/** Builds the site and tests it in a real Chromium. */
async function runEndToEnd(print: Print, seed: number | undefined): Promise<Tally> {
  const log = (line: string) => print(`${line}\n`);
  const missing = await ensureChromium(log);
  if (missing) {
    log(missing);
    return { ...emptyTally, failed: 1, failures: [missing] };
  }
  log('Building what changed ...');
  const build = await runStep({ program: 'node', args: ['infra/local/src/build.ts'], system: true });
  if (build.code !== 0) {
    log(`The build failed:\n${build.output}`);
    return { ...emptyTally, failed: 1, failures: ['the build'] };
  }
  const report = path.join(repositoryRoot, 'test-results/e2e.json');
  rmSync(report, { force: true });
  const order = seed === undefined ? [] : [`--shuffle=${seed}`];
  const { code } = await runStep({ program: 'playwright', args: ['test', ...order], folder: 'infra/e2e', show: print });
  return tallyPlaywright(readReport(report), code);
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}
