import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const AHEAD = 3_600_000;

function inShiftedProcess(expression: string): string {
  return execFileSync(process.execPath, ['--import', path.join(import.meta.dirname, 'shift-clock.ts'), '-p', expression], {
    env: { ...process.env, CHAOS_CLOCK_AHEAD_MS: String(AHEAD) },
    encoding: 'utf8',
  }).trim();
}

it.each(['Date.now()', 'new Date().getTime()', 'Date.parse(Date())', 'new (class extends Date {})().getTime()'])(
  'shifts %s and nothing else',
  (expression) => {
    const before = Date.now();
    const told = Number(inShiftedProcess(expression));
    // A text has no milliseconds.
    expect(told).toBeGreaterThan(before + AHEAD - 1000);
    expect(told).toBeLessThan(Date.now() + AHEAD + 1);
  },
);

it('leaves a given time as it is, and dates of Node instances of Date', () => {
  expect(inShiftedProcess('new Date(5).getTime()')).toBe('5');
  expect(inShiftedProcess('require("node:fs").statSync(".").mtime instanceof Date && new Date() instanceof Date')).toBe('true');
});
