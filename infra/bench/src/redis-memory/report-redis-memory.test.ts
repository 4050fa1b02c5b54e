import { expect, it } from 'vitest';
import { isMissed } from '../report/section.ts';
import { reportRedisMemory } from './report-redis-memory.ts';

const reading = (label: string, bytes: number) => ({ label, bytes, keys: 5 });
const tally = { states: { done: 20 }, lastDoneAt: 1 };
const outbox = { verify: tally, persist: tally, staffMail: tally, visitorMail: tally, webhook: tally, analytics: tally };
const facts = { leads: 20, accepted: 20, left: 0, outbox, keys: [['bull:lead-notify:events', 300]] as const, programs: ['Redis 7.4'] };

it('holds the last reading against the one before the first lead', () => {
  const readings = [reading('nobody connected', 500), reading('before', 1000), reading('after 2', 1100), reading('after 20', 1150)];
  const { figures, notes } = reportRedisMemory(readings, facts);
  expect(figures.map(({ value }) => value)).toEqual([1.15, 1150 / 1100, 0]);
  expect(figures.some(isMissed)).toBe(false);
  expect(notes.join()).toContain('20 of 20 leads accepted; no effect was left open (verify done 20;');
  const grown = reportRedisMemory([...readings, reading('more', 1300)], { ...facts, left: 3 }).figures;
  expect(grown.map(isMissed)).toEqual([true, false, true]);
});
