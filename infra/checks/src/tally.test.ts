import { describe, expect, it } from 'vitest';
import { addTallies, tallyPlaywright, tallyVitest } from './tally.ts';

const vitest = {
  numPassedTests: 8,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'a' }] }],
};
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

describe('tallyVitest', () => {
  it('counts what passed', () => {
    expect(tallyVitest(vitest, 0)).toEqual({ passed: 8, failed: 0, failures: [] });
  });

  it('counts failed, skipped and unloadable as failed', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'adds up', failureMessages: ['\u001b[31mError: 3 is not 4\u001b[39m\n    at b.test.ts'] },
      { status: 'pending', fullName: 'takes away' },
      { status: 'passed', fullName: 'is there' },
    ];
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'Cannot find a.ts', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', assertionResults },
    ];
    expect(tallyVitest({ ...vitest, numFailedTests: 1, numPendingTests: 1, testResults }, 1)).toEqual({
      passed: 8,
      failed: 3,
      failures: ['a.test.ts: Cannot find a.ts', 'b.test.ts > adds up: Error: 3 is not 4 at b.test.ts', 'b.test.ts > takes away: pending'],
    });
  });

  it('counts a bad end or a missing report as one failure', () => {
    expect(tallyVitest(vitest, 1)).toMatchObject({ passed: 8, failed: 1 });
    expect(tallyVitest(null, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('tallyPlaywright', () => {
  it('counts what passed', () => {
    expect(tallyPlaywright(playwright, 0)).toEqual({ passed: 5, failed: 0, failures: [] });
  });

  it('counts failed, flaky, skipped and errors outside a test as failed', () => {
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [{ message: 'the set-up broke' }],
      suites: [
        {
          suites: [
            {
              specs: [
                { title: 'opens', file: 'home.spec.ts', tests: [{ status: 'unexpected', results: [{ error: { message: 'not there' } }] }] },
              ],
            },
          ],
        },
      ],
    };
    expect(tallyPlaywright(report, 1)).toEqual({
      passed: 5,
      failed: 4,
      failures: ['outside a test: the set-up broke', 'home.spec.ts > opens: not there'],
    });
  });

  it('counts a bad end or a missing report as one failure', () => {
    expect(tallyPlaywright(playwright, null)).toMatchObject({ passed: 5, failed: 1 });
    expect(tallyPlaywright(null, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

it('addTallies adds up', () => {
  expect(
    addTallies([
      { passed: 1, failed: 2, failures: ['a', 'b'] },
      { passed: 3, failed: 1, failures: ['c'] },
    ]),
  ).toEqual({ passed: 4, failed: 3, failures: ['a', 'b', 'c'] });
});
