import { expect, it, vi } from 'vitest';
import { createTakePlace } from './take-place.ts';

const away = { takePlace: () => Promise.reject(new Error('Redis is away')) };
const limit = { places: 2, seconds: 60 };

it('takes the place that Redis gives', async () => {
  expect(await createTakePlace({ takePlace: async () => 7 })('list', 'a', limit)).toBe(7);
});

it('counts alone while Redis is away: an id keeps its place, and a full list gives none', async () => {
  const take = createTakePlace(away);
  const places: number[] = [];
  for (const id of ['a', 'b', 'a', 'c', 'd', 'b']) places.push(await take('list', id, limit));
  expect(places).toEqual([0, 1, 0, 2, 2, 1]);
  expect(await take('another list', 'c', limit)).toBe(0);
});

it('forgets a list, like Redis, so many seconds after its last place was taken', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const take = createTakePlace(away);
    const one = { places: 1, seconds: 10 };
    expect([await take('turn', 'a', one), await take('turn', 'b', one)]).toEqual([0, 1]);
    vi.advanceTimersByTime(10_001);
    expect([await take('turn', 'b', one), await take('turn', 'a', one)]).toEqual([0, 1]);
  } finally {
    vi.useRealTimers();
  }
});
