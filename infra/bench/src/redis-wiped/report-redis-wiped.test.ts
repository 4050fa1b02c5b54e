import { expect, it } from 'vitest';
import { isMissed } from '../report/section.ts';
import { reportRedisWiped, type WipedTurn } from './report-redis-wiped.ts';

const turn = (seconds: number, states: Record<string, number> = { done: 100 }, lost = 300): WipedTurn => {
  const tally = { states, lastDoneAt: 1 };
  const outbox = { verify: tally, persist: tally, staffMail: tally, visitorMail: tally, webhook: tally, analytics: tally };
  return { lost, left: 0, outbox, seconds, taken: { mail: 200 } };
};
const facts = { rounds: 2, leads: 100, seed: 5, programs: ['Redis 7.4'] };

it('holds the slowest round of each way against the bar, and that something was lost, and all was done', () => {
  const good = reportRedisWiped({ flushed: [turn(4), turn(6)], replaced: [turn(5), turn(5)] }, facts).figures;
  expect(good.map(({ value }) => value)).toEqual([6, 5, 300, 0]);
  expect(good.some(isMissed)).toBe(false);
  const slow = turn(Number.POSITIVE_INFINITY, { done: 99, due: 1 }, 0);
  const bad = reportRedisWiped({ flushed: [turn(4), slow], replaced: [turn(5), turn(5)] }, facts).figures;
  expect(bad.map(isMissed)).toEqual([true, false, true, true]);
});
