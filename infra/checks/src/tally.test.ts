import { describe, expect, it } from 'vitest';
import { addTallies, listSlowest, tallyPlaywright, tallyVitest } from './tally.ts';

const vitest = {
  numPassedTests: 8,
  testResults: [
    {
      name: '/root/src/a.test.ts',
      startTime: 1000,
      endTime: 3500,
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'a' }],
    },
  ],
};
const times = { startTime: 0, endTime: 0 };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };

describe('tallyVitest', () => {
  it('counts passed tests and takes the time of each file', () => {
    expect(tallyVitest(vitest, 0, '/root')).toEqual({ passed: 8, failed: 0, failures: [], files: [{ file: 'src/a.test.ts', ms: 2500 }] });
  });

  it('counts failed, skipped, unfinished and unloadable as failed, and a failed hook', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'adds up', failureMessages: ['\u001b[31mError: 3 is not 4\u001b[39m\n    at b.test.ts'] },
      { status: 'pending', fullName: 'takes away' },
      { status: 'skipped', fullName: 'divides' },
      { status: 'passed', fullName: 'is there' },
    ];
    const testResults = [
      { ...times, name: 'a.test.ts', status: 'failed', message: 'Cannot find a.ts', assertionResults: [] },
      { ...times, name: 'b.test.ts', status: 'failed', assertionResults },
      { ...times, name: 'c.test.ts', status: 'failed', message: 'afterAll failed', assertionResults: assertionResults.slice(-1) },
    ];
    const failures = [
      'a.test.ts: Cannot find a.ts',
      'c.test.ts: afterAll failed',
      'b.test.ts > adds up: Error: 3 is not 4 at b.test.ts',
      'b.test.ts > takes away: pending',
      'b.test.ts > divides: skipped',
    ];
    expect(tallyVitest({ ...vitest, testResults }, 1, '/root')).toMatchObject({ passed: 8, failed: 5, failures });
  });

  it('names errors outside of a test', () => {
    const ended = 'Worker forks emitted error. Worker exited unexpectedly with signal SIGTRAP while running test file a.test.ts';
    const failures = [`outside a test: ${ended}`];
    expect(tallyVitest(vitest, 1, '/root', [ended])).toMatchObject({ passed: 8, failed: 1, failures });
  });

  it('counts an exit with an error or a missing report as one failure', () => {
    expect(tallyVitest(vitest, 1, '/root')).toMatchObject({ passed: 8, failed: 1, failures: [expect.stringContaining('exit code 1')] });
    expect(tallyVitest(null, 0, '/root')).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('tallyPlaywright', () => {
  it('counts passed tests and adds up the time of each file', () => {
    const spec = (file: string, ...durations: number[]) => ({
      title: 'opens',
      file,
      tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [{ specs: [spec('a.spec.ts', 100, 50), spec('b.spec.ts', 10)], suites: [{ specs: [spec('a.spec.ts', 5)] }] }];
    const files = [
      { file: 'a.spec.ts', ms: 155 },
      { file: 'b.spec.ts', ms: 10 },
    ];
    expect(tallyPlaywright({ ...playwright, suites }, 0)).toEqual({ passed: 5, failed: 0, failures: [], files });
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
                {
                  title: 'opens',
                  file: 'home.spec.ts',
                  tests: [{ status: 'unexpected', results: [{ duration: 7, error: { message: 'not there' } }] }],
                },
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
      files: [{ file: 'home.spec.ts', ms: 7 }],
    });
  });

  it('counts an exit with an error or a missing report as one failure', () => {
    expect(tallyPlaywright(playwright, null)).toMatchObject({ passed: 5, failed: 1 });
    expect(tallyPlaywright(null, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

it('addTallies adds up', () => {
  const [a, b] = [
    { file: 'a', ms: 1 },
    { file: 'b', ms: 2 },
  ];
  expect(
    addTallies([
      { passed: 1, failed: 2, failures: ['a', 'b'], files: [a] },
      { passed: 3, failed: 1, failures: ['c'], files: [b] },
    ]),
  ).toEqual({ passed: 4, failed: 3, failures: ['a', 'b', 'c'], files: [a, b] });
});

it('listSlowest names the slowest files first and leaves out the rest', () => {
  const files = [
    { file: 'a.test.ts', ms: 1500 },
    { file: 'b.test.ts', ms: 20 },
    { file: 'c.test.ts', ms: 61_250 },
  ];
  expect(listSlowest(files, 2)).toEqual(['   61.3 s  c.test.ts', '    1.5 s  a.test.ts']);
});
