import { expect, it } from 'vitest';
import { median, percentile, spreadOf, spreadText } from './spread.ts';

it('finds the middle of an odd and of an even number of values, whatever their order', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([10, 9])).toBe(9.5);
  expect(median([5])).toBe(5);
  expect(median([])).toBeNaN();
});

it('tells from where to where the values lie', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, smallest: 1, largest: 3 });
  expect(spreadText([3, 1, 2.04], 1)).toBe('2.0 (1.0 - 3.0)');
  expect(spreadText([], 1)).toBe('none');
});

it('takes percentiles by nearest rank', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
