import { expect, it } from 'vitest';
import { createLane } from './lane.ts';

it('hands out slots in the order of requests, and none beyond its size', async () => {
  const lane = createLane(2);
  const order: string[] = [];
  const [first, second] = [await lane.acquire(), await lane.acquire()];
  const third = lane.acquire().then((slot) => {
    order.push('third');
    return slot;
  });
  const fourth = lane.acquire().then((slot) => {
    order.push('fourth');
    return slot;
  });
  expect(lane.waiting()).toBe(2);
  expect(lane.tryAcquire()).toBeNull();
  second();
  (await third)();
  (await fourth)();
  expect(order).toEqual(['third', 'fourth']);
  first();
  expect(lane.waiting()).toBe(0);
});

it('takes a slot back once, even if it is released twice', async () => {
  const lane = createLane(1);
  const slot = await lane.acquire();
  slot();
  slot();
  expect(lane.tryAcquire()).not.toBeNull();
  expect(lane.tryAcquire()).toBeNull();
});
