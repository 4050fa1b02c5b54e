export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests?: number;
  /** Files; one that could not even be loaded has failed without a test. */
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Sums up vitest's JSON report. A skipped test counts as failed: it says nothing about the product. */
export function tallyVitest(report: VitestReport | null, exitCode: number | null): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = report.numFailedTests + report.numPendingTests + (report.numTodoTests ?? 0) + unloaded;
  return { passed: report.numPassedTests, failed: atLeastOne(failed, exitCode) };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly errors: readonly unknown[];
}

/** Sums up Playwright's JSON report, by the same rule. */
export function tallyPlaywright(report: PlaywrightReport | null, exitCode: number | null): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: atLeastOne(unexpected + flaky + skipped + report.errors.length, exitCode) };
}

/** A program that ended badly has failed, even when its report names no test: an unhandled rejection, a set-up that broke. */
function atLeastOne(failed: number, exitCode: number | null): number {
  return exitCode === 0 ? failed : Math.max(1, failed);
}
