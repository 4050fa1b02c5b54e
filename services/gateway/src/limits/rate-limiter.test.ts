import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

function limiterAt(perMinute: number, burst: number) {
  let time = 5000;
  const limiter = createRateLimiter({ perMinute, burst, now: () => time });
  return {
    take: (key = 'one') => limiter.take(key),
    waitOf: (key = 'one') => limiter.waitOf(key),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

const passedOf = (limiter: { take(): number }, calls: number) =>
  Array.from({ length: calls }, () => limiter.take()).filter((wait) => wait === 0);

it('lets a burst pass, then one per pause', () => {
  const limiter = limiterAt(10, 20);
  expect(passedOf(limiter, 50)).toHaveLength(20);
  limiter.pass(5999);
  expect(limiter.take()).toBe(1);
  limiter.pass(1);
  expect(limiter.take()).toBe(0);
  expect(limiter.take()).toBe(6);
});

it('says in how many seconds the next one passes, and keeps its word', () => {
  const limiter = limiterAt(2.5, 5);
  expect(passedOf(limiter, 5)).toHaveLength(5);
  const wait = limiter.take();
  expect(wait).toBe(24);
  limiter.pass(wait * 1000);
  expect(limiter.take()).toBe(0);
});

it('is as patient after a long pause as at first, and not more', () => {
  const limiter = limiterAt(10, 20);
  passedOf(limiter, 20);
  limiter.pass(3_600_000);
  expect(passedOf(limiter, 50)).toHaveLength(20);
});

it('tells the wait without counting a call', () => {
  const limiter = limiterAt(10, 1);
  expect([limiter.waitOf(), limiter.waitOf(), limiter.take(), limiter.waitOf(), limiter.waitOf()]).toEqual([0, 0, 0, 6, 6]);
});

it('counts each key for itself: a flood of one costs the others nothing', () => {
  const limiter = limiterAt(10, 20);
  for (let call = 0; call < 1000; call += 1) limiter.take('flood');
  expect(limiter.take('honest')).toBe(0);
});

it('is bounded: the oldest of many keys is forgotten, and the newest still counts', () => {
  const limiter = limiterAt(10, 1);
  for (let key = 0; key < 60_000; key += 1) expect(limiter.take(`key ${key}`)).toBe(0);
  expect(limiter.take('key 59999')).toBeGreaterThan(0);
  // Forgotten, and so free again: the price of a bound.
  expect(limiter.take('key 0')).toBe(0);
});
