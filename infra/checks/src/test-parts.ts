import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { repositoryRoot, runStep } from './run-step.ts';
import { type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

type Log = (line: string) => void;

const vitestReport = path.join(repositoryRoot, 'test-results/vitest.json');
const playwrightReport = path.join(repositoryRoot, 'test-results/e2e.json');

/** Runs vitest projects: `node` and `browser` need nothing, `integration` brings up a real MongoDB and a real Redis. */
export async function runVitest(projects: readonly string[]): Promise<Tally> {
  rmSync(vitestReport, { force: true });
  const { code } = await runStep({
    program: 'vitest',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    show: true,
  });
  return tallyVitest(readReport(vitestReport), code);
}

/** Every line and branch of the calculations must be run by a test. Those tests have been counted before: here only a gap counts. */
export async function checkCoverage(): Promise<Tally> {
  const { code } = await runStep({
    program: 'vitest',
    args: ['run', '--coverage', '--reporter=dot'],
    folder: 'packages/domain',
    show: true,
  });
  return code === 0 ? noTally : { ...noTally, failed: 1, failures: ['coverage of packages/domain: below 100 of lines or branches'] };
}

const noTally: Tally = { passed: 0, failed: 0, failures: [] };

/** Builds the site and walks through it in a real Chromium. */
export async function runEndToEnd(log: Log): Promise<Tally> {
  const missing = await ensureChromium(log);
  if (missing) {
    log(missing);
    return { passed: 0, failed: 1, failures: [missing] };
  }
  log('Building what changed ...');
  const build = await runStep({ program: 'node', args: ['infra/local/src/build.ts'], system: true });
  if (build.code !== 0) {
    log(`The build failed:\n${build.output}`);
    return { passed: 0, failed: 1, failures: ['the build'] };
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
