import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { outsideErrorsFile } from './outside-errors.ts';
import { repositoryRoot, runStep } from './run-step.ts';
import { addTallies, emptyTally, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

type Log = (line: string) => void;

const outsideErrors = path.join(import.meta.dirname, 'outside-errors.ts');
const vitestReport = path.join(repositoryRoot, 'test-results/vitest.json');
const playwrightReport = path.join(repositoryRoot, 'test-results/e2e.json');

/**
 * Runs the unit tests. Those of the calculations run by themselves, as only their lines and branches must all be covered.
 * A gap in the coverage ends that run with an error, which counts as one failure.
 */
export async function runUnitTests(): Promise<Tally> {
  return addTallies([
    await runVitest(['--coverage'], 'packages/domain'),
    await runVitest(['--project=node', '--project=browser', '--exclude=packages/domain/**']),
  ]);
}

/** Runs the integration tests, which start a real MongoDB and a real Redis. */
export function runIntegrationTests(): Promise<Tally> {
  return runVitest(['--project=integration']);
}

async function runVitest(args: readonly string[], folder = '.'): Promise<Tally> {
  for (const file of [vitestReport, outsideErrorsFile]) rmSync(file, { force: true });
  const { code } = await runStep({
    program: 'vitest',
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--reporter=${outsideErrors}`, `--outputFile.json=${vitestReport}`],
    folder,
    show: true,
  });
  return tallyVitest(readReport(vitestReport), code, repositoryRoot, readReport<string[]>(outsideErrorsFile) ?? []);
}

/** Builds the site and tests it in a real Chromium. */
export async function runEndToEnd(log: Log): Promise<Tally> {
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
  rmSync(playwrightReport, { force: true });
  const { code } = await runStep({ program: 'playwright', args: ['test'], folder: 'infra/e2e', show: true });
  return tallyPlaywright(readReport(playwrightReport), code);
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}
