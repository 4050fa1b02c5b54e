import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Process, startVirtualClock, type VirtualClock } from './virtual-clock.ts';

let clock: VirtualClock;
let seen: string[];

beforeEach(() => {
  clock = startVirtualClock();
  seen = [];
});

afterEach(() => clock.stop());

/** A process that notes its own time once a second. */
function startProcess(name: string): Process {
  const process: Process = { name, isAlive: true, frozenUntil: 0 };
  clock.as(process, () => setInterval(() => seen.push(`${name} ${performance.now()}`), 1000));
  return process;
}

it('runs the timers of processes in their order, without waiting', async () => {
  startProcess('a');
  clock.as(startProcess('b'), async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    seen.push('b slept');
  });
  await clock.runUntil(2000);
  expect(seen).toEqual(['a 1000', 'b 1000', 'b slept', 'a 2000', 'b 2000']);
});

it('keeps the timers of a frozen process until it runs again', async () => {
  startProcess('a').frozenUntil = 2500;
  await clock.runUntil(4000);
  expect(seen).toEqual(['a 2500', 'a 3500']);
});

it('drops the timers of a dead process', async () => {
  const process = startProcess('a');
  clock.after(1500, null, () => {
    process.isAlive = false;
  });
  await clock.runUntil(4000);
  expect(seen).toEqual(['a 1000']);
});

it('skips time without running what would have been due', async () => {
  startProcess('a');
  clock.skip(60_000);
  await clock.runUntil(61_000);
  expect(seen).toEqual(['a 61000']);
});

it('leaves other code its real timers', async () => {
  const before = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(performance.now()).toBeGreaterThan(before);
});
