import { expect, it } from 'vitest';
import { yearsSavingsLast } from './years-savings-last.ts';

it.each([
  [3, 21],
  [4, 24],
  [5, 30],
  [6, 42],
])('13,200 a year from 200,000 at %d%% lasts into year %d', (ratePercent, year) => {
  expect(Math.ceil(yearsSavingsLast({ savings: 200_000, yearly: 13_200, ratePercent }))).toBe(year);
});

it('agrees with taking the money out year by year', () => {
  let left = 200_000;
  let years = 0;
  while (left * 1.04 >= 13_200) {
    left = left * 1.04 - 13_200;
    years += 1;
  }
  expect(Math.floor(yearsSavingsLast({ savings: 200_000, yearly: 13_200, ratePercent: 4 }))).toBe(years);
});
