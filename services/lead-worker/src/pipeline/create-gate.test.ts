import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGate, type Gate } from './create-gate.ts';

/** A gate that waits for nothing long. */
const hasty = () => createGate({ wait: 20, alone: 20 });

let gate: Gate;
let log: string[];

beforeEach(() => {
  gate = createGate({ wait: 60_000, alone: 60_000 });
  log = [];
});

afterEach(() => {
  vi.useRealTimers();
});

/** Work that runs until it is ended. */
function work(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    log.push(`${name} starts`);
    await promise;
    log.push(`${name} ends`);
  };
  return { run, end: resolve };
}

/** Lets every started promise continue. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs work side by side', async () => {
  const [first, second] = [work('first'), work('second')];
  const both = Promise.all([gate.together(first.run), gate.together(second.run)]);
  await turn();
  expect(log).toEqual(['first starts', 'second starts']);
  first.end();
  second.end();
  await both;
});

it('runs work alone after earlier work and before later work', async () => {
  const [before, suspect, after] = [work('before'), work('suspect'), work('after')];
  const all = Promise.all([gate.together(before.run), gate.alone('suspect', suspect.run), gate.together(after.run)]);
  await turn();
  expect(log).toEqual(['before starts']);
  before.end();
  suspect.end();
  after.end();
  await all;
  expect(log).toEqual(['before starts', 'before ends', 'suspect starts', 'suspect ends', 'after starts', 'after ends']);
});

it('opens after work that was alone has failed', async () => {
  await expect(gate.alone('failing', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await gate.together(async () => 'runs')).toBe('runs');
});

it('waits for hanging work only for a time', async () => {
  gate = hasty();
  const [hanging, suspect] = [work('hanging'), work('suspect')];
  const running = gate.together(hanging.run);
  suspect.end();
  await gate.alone('suspect', suspect.run);
  expect(log).toEqual(['hanging starts', 'suspect starts', 'suspect ends']);
  hanging.end();
  await running;
});

it('holds back other work only for a time', async () => {
  gate = hasty();
  const [hanging, other] = [work('hanging'), work('other')];
  const running = gate.alone('hanging', hanging.run);
  other.end();
  await gate.together(other.run);
  expect(log).toEqual(['hanging starts', 'other starts', 'other ends']);
  hanging.end();
  await running;
});

it('counts the time for which work holds back other work from its beginning, and waits for that only for a time', async () => {
  vi.useFakeTimers();
  gate = createGate({ wait: 8000, alone: 1000 });
  const [slow, endless, other] = [Promise.withResolvers<void>(), work('endless'), work('other')];
  const suspect = (claimed: Promise<void>) => async (begin: () => void) => {
    await claimed;
    begin();
    await endless.run();
  };
  void gate.alone('suspect', suspect(slow.promise));
  void gate.together(other.run);
  await vi.advanceTimersByTimeAsync(7000);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(900);
  expect(log).toEqual(['endless starts']);
  await vi.advanceTimersByTimeAsync(200);
  expect(log).toEqual(['endless starts', 'other starts']);
  void gate.alone('never claimed', suspect(new Promise(() => {})));
  void gate.together(other.run);
  // Until it runs, 8 s for the others to end.
  await vi.advanceTimersByTimeAsync(15_900);
  expect(log).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1300);
  expect(log).toHaveLength(3);
});

it('runs work of one name once, although it is asked for again while it waits or runs', async () => {
  const suspect = work('suspect');
  const both = Promise.all([gate.alone('suspect', suspect.run), gate.alone('suspect', suspect.run)]);
  suspect.end();
  await both;
  expect(log).toEqual(['suspect starts', 'suspect ends']);
  await gate.alone('suspect', suspect.run);
  expect(log).toHaveLength(4);
});
