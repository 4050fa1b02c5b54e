import { expect, it } from 'vitest';
import {
  afterTax,
  bonusCourse,
  bonusYield,
  capped,
  cappedWithFee,
  index,
  leave,
  mixedYears,
  monthly,
  mygaEnd,
  participating,
  plainCourse,
  rider,
  spreadOff,
} from './course-examples.ts';

it.each([
  ['index', index.end, 141_523.2],
  ['cap', capped.end, 123_865.66],
  ['cap with a fee', cappedWithFee.end, 116_315.2],
  ['participation', participating.end, 126_500.4],
  ['spread', spreadOff.end, 141_025.29],
  ['guarantee annuity', mygaEnd, 129_461.86],
  ['taxed at the end', afterTax.deferred, 123_942.88],
  ['taxed each year', afterTax.yearly, 123_371.07],
  ['income base', rider.finalBase, 180_000],
  ['income', rider.income, 9_000],
  ['all rider fees, as in the roll-up decoder', rider.fees, 17_000],
  ['rider fee of the last year', rider.lastFee.fee, 2_150],
])('the example of the %s ends at the known figure', (_name, value, known) => {
  expect(value).toBeCloseTo(known, 2);
});

it('sums the months to 6.30% in a year of 9.02%', () => {
  expect(monthly.sum).toBeCloseTo(6.3, 10);
  expect(monthly.trueYear).toBeCloseTo(9.02, 2);
  expect(monthly.pointToPoint).toBe(6);
});

it('works each envelope out on its own', () => {
  expect(mixedYears.map(({ name, rate }) => [name, Number(rate.toFixed(2))])).toEqual([
    ['Good year', 5.4],
    ['Mixed year', 3.6],
    ['Poor year', 0.6],
  ]);
});

it('charges only the part beyond the free amount', () => {
  expect(leave(110_000, 3)).toEqual({ value: 110_000, charge: 6, free: 11_000, charged: 99_000, lost: 5_940, kept: 104_060 });
  expect(leave(100_000, 8).lost).toBe(0);
});

it('has the bonus ahead after five years and behind after ten', () => {
  expect(bonusCourse.values[5]).toBeGreaterThan(plainCourse.values[5] ?? 0);
  expect(bonusCourse.end).toBeLessThan(plainCourse.end);
  expect(bonusYield).toBeCloseTo(5.1483, 4);
});

it('pays from the account for twelve years under the income rider', () => {
  expect(rider.yearsUntilEmpty).toBe(12);
  expect(rider.finalAccount).toBeLessThan(rider.finalBase);
});
