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

it('returns the seconds until the next call passes, and lets it pass then', () => {
  const limiter = limiterAt(2.5, 5);
  expect(passedOf(limiter, 5)).toHaveLength(5);
  const wait = limiter.take();
  expect(wait).toBe(24);
  limiter.pass(wait * 1000);
  expect(limiter.take()).toBe(0);
});

it('allows the same burst after a long pause, and not more', () => {
  const limiter = limiterAt(10, 20);
  passedOf(limiter, 20);
  limiter.pass(3_600_000);
  expect(passedOf(limiter, 50)).toHaveLength(20);
});

it('returns the wait without counting a call', () => {
  const limiter = limiterAt(10, 1);
  expect([limiter.waitOf(), limiter.waitOf(), limiter.take(), limiter.waitOf(), limiter.waitOf()]).toEqual([0, 0, 0, 6, 6]);
});

it('counts each key separately: flooding one does not slow the others', () => {
  const limiter = limiterAt(10, 20);
  for (let call = 0; call < 1000; call += 1) limiter.take('flood');
  expect(limiter.take('honest')).toBe(0);
});

it('forgets the oldest key when full, and still counts the newest', () => {
  const limiter = limiterAt(10, 1);
  for (let key = 0; key < 60_000; key += 1) expect(limiter.take(`key ${key}`)).toBe(0);
  expect(limiter.take('key 59999')).toBeGreaterThan(0);
  // Its bucket was dropped, so it is full again: the price of the bound.
  expect(limiter.take('key 0')).toBe(0);
});
