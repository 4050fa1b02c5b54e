import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { lowRateWarning } from './low-rate-warning.ts';

it('logs the first at once, then one per 30 s with the number of repeats', () => {
  const counts: number[] = [];
  const log = createLog('test', 'info', { write: (line) => counts.push(JSON.parse(line).count) });
  let now = 0;
  const warn = lowRateWarning(log.warn, () => now);
  for (let second = 0; second <= 60; second += 1) {
    now = second * 1000;
    warn('Redis is away');
  }
  expect(counts).toEqual([1, 30, 30]);
});
