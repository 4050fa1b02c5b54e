import { expect, it } from 'vitest';
import { hourBars } from './hour-bars.ts';

const now = Date.parse('2026-03-02T12:00:30Z');
const minute = (ago: number, done: number) => ({ at: new Date(now - 30_000 - ago * 60_000).toISOString(), alive: 1, counts: { done } });

it('puts each minute in its place, as high as its share of the highest, and leaves gaps and older ones out', () => {
  expect(hourBars([minute(60, 9), minute(59, 1), minute(2, 4), minute(0, 0)], 'done', now)).toEqual([
    { place: 0, height: 0.25 },
    { place: 57, height: 1 },
    { place: 59, height: 0 },
  ]);
});
