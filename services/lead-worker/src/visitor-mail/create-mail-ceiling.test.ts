import { beforeEach, describe, expect, it } from 'vitest';
import { createMailCeiling } from './create-mail-ceiling.ts';

const MINUTE = 60_000;
let time: Date;
let counts: Map<string, number>;

beforeEach(() => {
  time = new Date('2026-03-02T15:45:00Z');
  counts = new Map();
});

const shared = {
  add: async (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts.get(name) ?? 0;
  },
};
const away = { add: () => Promise.reject(new Error('Redis is away')) };
const ceilingOf = (perHour: number, counter = shared as { add: (name: string) => Promise<number> }, chance = 0.5) =>
  createMailCeiling({ perHour, counter, now: () => time, random: () => chance });

/** The minutes that each of `count` consecutive mails has to wait. */
async function ask(ceiling: () => Promise<number>, count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let mail = 0; mail < count; mail += 1) waits.push((await ceiling()) / MINUTE);
  return waits;
}

it('lets as many mails per hour through as the ceiling, and holds the others for the next hour', async () => {
  const ceiling = ceilingOf(4);
  expect(await ask(ceiling, 4)).toEqual([0, 0, 0, 0]);
  expect(await ask(ceiling, 1)).toEqual([15 + 7.5]);
  time = new Date('2026-03-02T16:00:00Z');
  expect(await ask(ceiling, 5)).toEqual([0, 0, 0, 0, 60 + 7.5]);
});

it('spreads waiting mails over as much of the next hour as they fill, and never beyond', async () => {
  const ceiling = ceilingOf(4, shared, 1);
  await ask(ceiling, 4);
  expect(await ask(ceiling, 6)).toEqual([30, 45, 60, 75, 75, 75]);
});

it('keeps a fifth for mails that visitors ask for, however many others wait', async () => {
  const ceiling = ceilingOf(10);
  expect((await ask(ceiling, 50)).filter((wait) => wait === 0)).toHaveLength(8);
  const asked = await ask(() => ceiling(true), 3);
  expect(asked).toEqual([0, 0, expect.any(Number)]);
  expect(asked[2]).toBeGreaterThan(0);
});

it('lets mails that visitors ask for use the whole hour, and no more than it has', async () => {
  const ceiling = ceilingOf(10);
  expect((await ask(() => ceiling(true), 20)).filter((wait) => wait === 0)).toHaveLength(10);
});

it('is shared by the workers', async () => {
  const [one, other] = [ceilingOf(3), ceilingOf(3)];
  expect(await ask(one, 2)).toEqual([0, 0]);
  expect(await ask(other, 2)).toEqual([0, expect.closeTo(25)]);
});

it('lets every mail through without a ceiling, and counts nothing', async () => {
  expect(new Set(await ask(ceilingOf(0), 50))).toEqual(new Set([0]));
  expect(counts.size).toBe(0);
});

describe('while Redis is away', () => {
  it('applies to each worker separately', async () => {
    const [one, other] = [ceilingOf(2, away), ceilingOf(2, away)];
    expect(await ask(one, 3)).toEqual([0, 0, 15 + 15]);
    expect(await ask(other, 3)).toEqual([0, 0, 15 + 15]);
    time = new Date('2026-03-02T16:10:00Z');
    expect(await ask(one, 2)).toEqual([0, 0]);
  });

  it('includes what the worker has already sent in this hour', async () => {
    let isAway = false;
    const ceiling = ceilingOf(3, { add: (name) => (isAway ? away : shared).add(name) });
    expect(await ask(ceiling, 2)).toEqual([0, 0]);
    isAway = true;
    expect(await ask(ceiling, 2)).toEqual([0, expect.closeTo(25)]);
  });
});
