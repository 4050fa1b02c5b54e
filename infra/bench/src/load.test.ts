import { isMissed } from '@annuity-lantern/harness/report';
import { expect, it } from 'vitest';
import { comparisonFigures, comparisonTable } from './load.ts';

const loads = (...perSecond: number[]) =>
  perSecond.map((one) => ({ perSecond: one, p50: 1000 / one, p99: 5000 / one, failed: 1, answered: one, cpu: { gateway: one / 100 } }));

it('holds the median ratio of the same round against the bar', () => {
  const figures = comparisonFigures({ name: 'lists', product: loads(600, 100, 900), control: loads(1000, 1000, 1000), bar: 0.5 });
  expect(figures.map(({ value }) => value)).toEqual([600, 0.6, 5000 / 600, 5000 / 600 / 5]);
  expect(figures.some(isMissed)).toBe(false);
  expect(comparisonFigures({ name: 'lists', product: loads(400), control: loads(1000), bar: 0.5 }).filter(isMissed)).toHaveLength(1);
});

it('prints the spread of both sides, their ratio and the failures', () => {
  const { rows } = comparisonTable([{ name: 'lists', product: loads(100, 300), control: loads(400, 400) }]);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['lists', 'product', '200 (100 - 300)'],
    ['lists', 'control', '400 (400 - 400)'],
    ['lists', 'ratio', '0.50 (0.25 - 0.75)'],
  ]);
  expect(rows[0]?.slice(-2)).toEqual(['gateway 2.00', '2']);
});
