import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** One line per failure, repeated at the very end of the run: a long log is often cut to its end. */
  readonly failures: readonly string[];
  readonly files: readonly FileTime[];
}

interface FileTime {
  /** Path below the repository root. */
  readonly file: string;
  readonly ms: number;
}

export const emptyTally: Tally = { passed: 0, failed: 0, failures: [], files: [] };

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    files: tallies.flatMap(({ files }) => files),
  };
}

/** The test files that took longest, one line each, slowest first. */
export function listSlowest(files: readonly FileTime[], count: number): string[] {
  return [...files]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  /** Absolute path. */
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

/**
 * Sums up vitest's JSON report. A test that was skipped or never ended counts as failed, because it proves nothing.
 *
 * @param outside errors outside of a test, such as a test process that crashed
 */
export function tallyVitest(report: VitestReport | null, exitCode: number | null, root: string, outside: readonly string[] = []): Tally {
  if (!report) return withoutReport(exitCode);
  const isPassed = ({ status }: { readonly status: string }) => status === 'passed';
  // A file that could not be loaded, or a hook that failed.
  const withoutFailedTest = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.every(isPassed));
  const failures = [
    ...outside.map((error) => failureLine('outside a test', error)),
    ...withoutFailedTest.map(({ name, message }) => failureLine(name, message)),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((result) => !isPassed(result))
        .map(({ status, fullName, failureMessages }) => failureLine(`${name} > ${fullName}`, failureMessages?.[0] ?? status)),
    ),
  ];
  const files = report.testResults.map(({ name, startTime, endTime }) => ({ file: path.relative(root, name), ms: endTime - startTime }));
  return failOnBadExit({ passed: report.numPassedTests, failed: failures.length, failures, files }, exitCode);
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSpec {
  readonly title: string;
  /** Path below the folder of the tests. */
  readonly file: string;
  readonly tests: readonly { readonly status: string; readonly results: readonly PlaywrightResult[] }[];
}

interface PlaywrightResult {
  /** Milliseconds. */
  readonly duration: number;
  readonly error?: { readonly message?: string };
}

/** Sums up Playwright's JSON report, by the same rule. */
export function tallyPlaywright(report: PlaywrightReport | null, exitCode: number | null): Tally {
  if (!report) return withoutReport(exitCode);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const failures = [
    ...report.errors.map(({ message }) => failureLine('outside a test', message)),
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => failureLine(`${file} > ${title}`, results.find(({ error }) => error)?.error?.message ?? status)),
    ),
  ];
  const files = [...Map.groupBy(specs, ({ file }) => file)].map(([file, ofFile]) => ({ file, ms: timeOf(ofFile) }));
  return failOnBadExit({ passed: expected, failed: unexpected + flaky + skipped + report.errors.length, failures, files }, exitCode);
}

function timeOf(specs: readonly PlaywrightSpec[]): number {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  return results.reduce((sum, { duration }) => sum + duration, 0);
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A program that crashed, which its exit code or the lack of one tells apart from one that could not start. */
function withoutReport(exitCode: number | null): Tally {
  const end = exitCode === null ? 'a signal' : `exit code ${exitCode}`;
  return { ...emptyTally, failed: 1, failures: [`the tests ended by ${end} without a report: see above`] };
}

/** The first lines of a message say what went wrong; the rest is the stack. */
function failureLine(name: string, message = 'failed'): string {
  const words = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return `${name}: ${words.slice(0, 3).join(' ').slice(0, 300)}`;
}

/** A program that exits with an error has failed even if its report names no failed test, as after an unhandled rejection or a gap in coverage. */
function failOnBadExit(tally: Tally, exitCode: number | null): Tally {
  if (exitCode === 0 || tally.failed > 0) return tally;
  return {
    ...tally,
    failed: 1,
    failures: [...tally.failures, `no test failed, but the program ended with exit code ${exitCode}: see above`],
  };
}
