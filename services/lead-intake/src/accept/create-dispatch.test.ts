import { createLog } from '@annuity-lantern/service-kit/log';
import type { EffectToDispatch } from '@annuity-lantern/service-kit/queue';
import { expect, it } from 'vitest';
import { createDispatch } from './create-dispatch.ts';

/** Finishes a batch only when the test says so. */
function slowProducer() {
  const groups: { leads: string[]; take: () => void; refuse: () => void }[] = [];
  return {
    groups,
    enqueue: (effects: readonly EffectToDispatch[]) =>
      new Promise<void>((resolve, reject) => {
        groups.push({ leads: effects.map(({ leadId }) => leadId), take: resolve, refuse: () => reject(new Error('away')) });
      }),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('enqueues the first job of a lead at once, and jobs that arrive during a write as one batch', async () => {
  const producer = slowProducer();
  const dispatch = createDispatch(producer, createLog('test', 'silent'), settled);
  dispatch('one', ['persist', 'verify']);
  dispatch('two', ['persist']);
  dispatch('three', ['persist']);
  expect(producer.groups.map(({ leads }) => leads)).toEqual([['one']]);
  producer.groups[0]?.take();
  await settled();
  await settled();
  expect(producer.groups.map(({ leads }) => leads)).toEqual([['one'], ['two', 'three']]);
});

it('enqueues no more than fifty jobs at a time', async () => {
  const producer = slowProducer();
  const dispatch = createDispatch(producer, createLog('test', 'silent'), settled);
  for (let lead = 1; lead <= 121; lead += 1) dispatch(String(lead), ['persist']);
  for (let group = 0; group < 4; group += 1) {
    producer.groups[group]?.take();
    await settled();
    await settled();
  }
  expect(producer.groups.map(({ leads }) => leads.length)).toEqual([1, 50, 50, 20]);
});

it('lets the sweep enqueue jobs beyond five hundred pending ones', async () => {
  const producer = slowProducer();
  const dispatch = createDispatch(producer, createLog('test', 'silent'), settled);
  for (let lead = 0; lead < 5000; lead += 1) dispatch(String(lead), ['persist']);
  for (let group = 0; group < 20; group += 1) {
    producer.groups[group]?.take();
    await settled();
    await settled();
  }
  expect(producer.groups.flatMap(({ leads }) => leads)).toEqual(Array.from({ length: 501 }, (_, lead) => String(lead)));
});

it('lets the sweep enqueue a failed batch and the jobs behind it, and enqueues the next lead at once', async () => {
  const producer = slowProducer();
  const dispatch = createDispatch(producer, createLog('test', 'silent'), settled);
  dispatch('one', ['persist']);
  dispatch('two', ['persist']);
  producer.groups[0]?.refuse();
  await settled();
  await settled();
  dispatch('three', ['persist']);
  expect(producer.groups.map(({ leads }) => leads)).toEqual([['one'], ['three']]);
});
