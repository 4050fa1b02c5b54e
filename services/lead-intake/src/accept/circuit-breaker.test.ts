import { beforeEach, expect, it } from 'vitest';
import { type CircuitBreaker, CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts';

let time: number;
let calls: number;
let circuit: CircuitBreaker;
const ignored = new Error('says nothing');

beforeEach(() => {
  time = 0;
  calls = 0;
  circuit = createCircuitBreaker({ failures: 3, pause: 1000, ignore: (error) => error === ignored, now: () => time });
});

const work = async (work: () => Promise<unknown> = async () => 'done') => {
  try {
    return await circuit.run(() => {
      calls += 1;
      return work();
    });
  } catch (error) {
    return error instanceof CircuitOpen ? 'open' : 'failed';
  }
};
const fail = () => work(() => Promise.reject(new Error('away')));
async function open(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await fail();
}

it('opens after three failures in a row, and then rejects without asking', async () => {
  expect([await fail(), await fail(), await fail()]).toEqual(['failed', 'failed', 'failed']);
  expect(await work()).toBe('open');
  expect(calls).toBe(3);
});

it('stays closed if a call in between succeeds or fails with an ignored error', async () => {
  for (const between of [() => work(), () => work(() => Promise.reject(ignored))]) {
    await fail();
    await fail();
    await between();
  }
  expect(await work()).toBe('done');
});

it('lets a single call try after the pause, and closes if it succeeds', async () => {
  await open();
  time = 999;
  expect(await work()).toBe('open');
  time = 1000;
  let finish = (_value: unknown) => {};
  const trying = work(() => new Promise((resolve) => (finish = resolve)));
  expect(await Promise.all([work(), work()])).toEqual(['open', 'open']);
  finish('tried');
  expect(await trying).toBe('tried');
  expect(await Promise.all([work(), work()])).toEqual(['done', 'done']);
});

it('waits for another pause if that call fails', async () => {
  await open();
  time = 1000;
  expect(await fail()).toBe('failed');
  time = 1999;
  expect(await work()).toBe('open');
  time = 2000;
  expect(await work()).toBe('done');
  expect(await work()).toBe('done');
});

it('lets the next call try if the trying one does not return', async () => {
  await open();
  time = 1000;
  void work(() => new Promise(() => {}));
  expect(await work()).toBe('open');
  time = 2000;
  expect(await work()).toBe('done');
});

it('is not kept open by failures of calls from before', async () => {
  let lose = (_error: Error) => {};
  const late = work(() => new Promise((_resolve, reject) => (lose = reject)));
  await open();
  time = 900;
  lose(new Error('away'));
  expect(await late).toBe('failed');
  time = 1000;
  expect(await work()).toBe('done');
});
