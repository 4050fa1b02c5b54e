import { describe, expect, it } from 'vitest';
import { addTallies, tallyPlaywright, tallyVitest } from './tally.ts';

const vitest = {
  numPassedTests: 8,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('tallyVitest', () => {
  it('counts what passed', () => {
    expect(tallyVitest(vitest, 0)).toEqual({ passed: 8, failed: 0 });
  });

  it('counts failed, skipped and unloadable as failed', () => {
    const report = { ...vitest, numFailedTests: 2, numPendingTests: 1, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(tallyVitest(report, 1)).toEqual({ passed: 8, failed: 4 });
  });

  it('counts a bad end or a missing report as one failure', () => {
    expect(tallyVitest(vitest, 1)).toEqual({ passed: 8, failed: 1 });
    expect(tallyVitest(null, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('tallyPlaywright', () => {
  it('counts what passed', () => {
    expect(tallyPlaywright(playwright, 0)).toEqual({ passed: 5, failed: 0 });
  });

  it('counts failed, flaky, skipped and errors outside a test as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] };
    expect(tallyPlaywright(report, 1)).toEqual({ passed: 5, failed: 4 });
  });

  it('counts a bad end or a missing report as one failure', () => {
    expect(tallyPlaywright(playwright, null)).toEqual({ passed: 5, failed: 1 });
    expect(tallyPlaywright(null, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

it('addTallies adds up', () => {
  expect(
    addTallies([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 2 });
});
