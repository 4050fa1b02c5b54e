import { beforeEach, expect, it } from 'vitest';
import { createGate, type Gate } from './create-gate.ts';

const LONGEST_ALONE = 20;

let gate: Gate;
let log: string[];

beforeEach(() => {
  gate = createGate(LONGEST_ALONE);
  log = [];
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

/** Lets every started promise go on. */
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
  const all = Promise.all([gate.together(before.run), gate.alone(suspect.run), gate.together(after.run)]);
  await turn();
  expect(log).toEqual(['before starts']);
  before.end();
  suspect.end();
  after.end();
  await all;
  expect(log).toEqual(['before starts', 'before ends', 'suspect starts', 'suspect ends', 'after starts', 'after ends']);
});

it('opens after work that was alone has failed', async () => {
  await expect(gate.alone(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await gate.together(async () => 'runs')).toBe('runs');
});

it('holds back other work only for a time, but never starts two works alone', async () => {
  const [hanging, other, next] = [work('hanging'), work('other'), work('next')];
  const all = [gate.alone(hanging.run), gate.together(other.run), gate.alone(next.run)];
  other.end();
  await all[1];
  expect(log).toEqual(['hanging starts', 'other starts', 'other ends']);
  hanging.end();
  next.end();
  await Promise.all(all);
  expect(log.slice(3)).toEqual(['hanging ends', 'next starts', 'next ends']);
});
