import { expect, it } from 'vitest';
import { isMissed } from '../report/section.ts';
import { reportRedisMemory } from './report-redis-memory.ts';

const reading = (label: string, bytes: number) => ({ label, bytes, scripts: 100, clients: 50, keys: 5 });
const tally = { states: { done: 20 }, lastDoneAt: 1 };
const outbox = { verify: tally, persist: tally, staffMail: tally, visitorMail: tally, webhook: tally, analytics: tally };
const facts = { leads: 20, accepted: 20, left: 0, outbox, keys: [['bull:lead-notify:events', 300]] as const, programs: ['Redis 7.4'] };

it('holds the last reading against the one after the warm-up, and tells that of a fresh Redis', () => {
  const readings = [
    reading('nobody connected', 500),
    reading('before the first lead', 800),
    reading('after a warm-up', 1000),
    reading('after 20', 1150),
  ];
  const { figures, notes } = reportRedisMemory(readings, facts);
  expect(figures.map(({ value }) => value)).toEqual([1.15, 1150 / 800, 0]);
  expect(figures.some(isMissed)).toBe(false);
  expect(notes.join()).toContain('20 of 20 leads accepted after the warm-up; no effect was left open (verify done 20;');
  const grown = reportRedisMemory([...readings, reading('more', 1300)], { ...facts, left: 3 }).figures;
  expect(grown.map(isMissed)).toEqual([true, false, true]);
});
