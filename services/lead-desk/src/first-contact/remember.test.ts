import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('asks once in its time, also for calls at the same moment', async () => {
  let asked = 0;
  let now = 0;
  const ask = remember(
    1000,
    async () => {
      asked += 1;
      return asked;
    },
    () => now,
  );
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  now = 999;
  expect(await ask()).toBe(1);
  now = 1000;
  expect(await ask()).toBe(2);
});

it('asks again after a failure', async () => {
  const answers = [() => Promise.reject(new Error('away')), () => Promise.resolve('here')];
  const ask = remember(
    1000,
    () => (answers.shift() as () => Promise<string>)(),
    () => 0,
  );
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('here');
});
