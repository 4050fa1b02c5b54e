import { createLog } from '@annuity-lantern/service-kit/log';
import type { EffectToDispatch } from '@annuity-lantern/service-kit/queue';
import { expect, it } from 'vitest';
import { createDispatch } from './create-dispatch.ts';

/** Takes each group when it is told to. */
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

it('tells of a lead at once, and of those that come meanwhile together', async () => {
  const producer = slowProducer();
  const dispatch = createDispatch(producer, createLog('test', 'silent'));
  dispatch('one', ['persist', 'verify']);
  dispatch('two', ['persist']);
  dispatch('three', ['persist']);
  expect(producer.groups.map(({ leads }) => leads)).toEqual([['one', 'one']]);
  producer.groups[0]?.take();
  await settled();
  expect(producer.groups.map(({ leads }) => leads)).toEqual([
    ['one', 'one'],
    ['two', 'three'],
  ]);
});

it('leaves to the sweep what fails and what waited behind it, and tells of the next lead at once', async () => {
  const producer = slowProducer();
  const dispatch = createDispatch(producer, createLog('test', 'silent'));
  dispatch('one', ['persist']);
  dispatch('two', ['persist']);
  producer.groups[0]?.refuse();
  await settled();
  dispatch('three', ['persist']);
  expect(producer.groups.map(({ leads }) => leads)).toEqual([['one'], ['three']]);
});
