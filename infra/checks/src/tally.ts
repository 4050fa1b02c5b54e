import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, a line each, said once more at the very end: of a long log often no more than the end is kept. */
  readonly failures: readonly string[];
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests?: number;
  /** Files; one that could not even be loaded has failed without a test. */
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

/** Sums up vitest's JSON report. A skipped test counts as failed: it says nothing about the product. */
export function tallyVitest(report: VitestReport | null, exitCode: number | null): Tally {
  if (!report) return noReport;
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + report.numPendingTests + (report.numTodoTests ?? 0) + unloaded.length;
  const failures = [
    ...unloaded.map(({ name, message }) => failureLine(name, message)),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(({ status, fullName, failureMessages }) => failureLine(`${name} > ${fullName}`, failureMessages?.[0] ?? status)),
    ),
  ];
  return { passed: report.numPassedTests, failed: atLeastOne(failed, exitCode), failures };
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
  readonly file: string;
  readonly tests: readonly { readonly status: string; readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
}

/** Sums up Playwright's JSON report, by the same rule. */
export function tallyPlaywright(report: PlaywrightReport | null, exitCode: number | null): Tally {
  if (!report) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = [
    ...report.errors.map(({ message }) => failureLine('outside a test', message)),
    ...report.suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status !== 'expected')
          .map(({ status, results }) => failureLine(`${file} > ${title}`, results.find(({ error }) => error)?.error?.message ?? status)),
      ),
  ];
  return { passed: expected, failed: atLeastOne(unexpected + flaky + skipped + report.errors.length, exitCode), failures };
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const noReport: Tally = { passed: 0, failed: 1, failures: ['the tests ended without a report'] };

/** The first lines of a message are what went wrong; the rest is where. */
function failureLine(name: string, message = 'failed'): string {
  const words = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return `${name}: ${words.slice(0, 3).join(' ').slice(0, 300)}`;
}

/** A program that ended badly has failed, even when its report names no test: an unhandled rejection, a set-up that broke. */
function atLeastOne(failed: number, exitCode: number | null): number {
  return exitCode === 0 ? failed : Math.max(1, failed);
}
