import { expect, it } from 'vitest';
import type { Week } from './first-call-words.ts';
import { firstCallsGeometry, place } from './first-calls-geometry.ts';

const weeksOf = (medians: readonly (number | undefined)[]): Week[] =>
  medians.map((medianMinutes, index) => ({
    from: `2026-01-${String(index + 1).padStart(2, '0')}`,
    count: 1,
    waiting: 0,
    share: 0.5,
    ...(medianMinutes === undefined ? {} : { medianMinutes }),
  }));

it.each([
  [[0], [0, 480, 960, 1440]],
  [[190], [0, 480, 960, 1440]],
  [[1500], [0, 480, 960, 1440, 1920]],
  [[100_000], [0, 25_000, 50_000, 75_000, 100_000]],
])('medians up to %j minutes have levels at %j', (medians, levels) => {
  expect(firstCallsGeometry(weeksOf(medians), 350).levels.map(({ minutes }) => minutes)).toEqual(levels);
});

it('draws columns up to their figures, and none for a median that is not known', () => {
  const { columns, promiseY } = firstCallsGeometry(weeksOf([1440, undefined, 0]), 350);
  expect(columns.map(({ medianY }) => medianY)).toEqual([promiseY, undefined, place.medianBottom]);
  expect(columns.map(({ shareY }) => shareY)).toEqual(Array.from({ length: 3 }, () => (place.shareTop + place.shareBottom) / 2));
  expect(columns.map(({ isRunning }) => isRunning)).toEqual([false, false, true]);
});

it.each([[[0]], [[190]], [[5000]]])('draws the promised 24 hours within the levels of medians up to %j minutes', (medians) => {
  const { promiseY, levels } = firstCallsGeometry(weeksOf(medians), 350);
  expect(promiseY).toBeLessThan(place.medianBottom);
  expect(promiseY).toBeGreaterThanOrEqual(levels.at(-1)?.y ?? place.medianBottom);
});

it('names as many weeks as there is room for, the running one always, and stays inside the drawing', () => {
  const weeks = weeksOf(Array.from({ length: 12 }, () => 60));
  for (const width of [280, 350, 900]) {
    const { columns, left } = firstCallsGeometry(weeks, width);
    const named = columns.filter(({ isNamed }) => isNamed);
    expect(named.at(-1)).toBe(columns.at(-1));
    for (const [index, { middle }] of named.slice(1).entries()) expect(middle - (named[index]?.middle ?? 0)).toBeGreaterThanOrEqual(64);
    expect(columns.every(({ x, width: wide }) => x >= left && x + wide <= width)).toBe(true);
  }
});
