import { expect, it } from 'vitest';
import { claimingPercent, fullRetirementAges } from './claiming-percent.ts';

/** Published by the Social Security Administration: percent at 62, 65, 67 and 70 by full retirement age. */
it.each([
  [66 * 12, 75, 93.33, 108, 132],
  [66 * 12 + 6, 72.5, 90, 104, 128],
  [67 * 12, 70, 86.67, 100, 124],
])('with a full retirement age of %i months', (full, ...percents) => {
  expect([62, 65, 67, 70].map((age) => Number(claimingPercent(age * 12, full).toFixed(2)))).toEqual(percents);
});

it('has the full retirement ages of the law, two months later each year', () => {
  expect(fullRetirementAges.map(({ months }) => months - 66 * 12)).toEqual([4, 6, 8, 10, 12]);
});
