import { expect, it } from 'vitest';
import { isMissed } from '../report/section.ts';
import type { Sent } from '../visitors/send-at-rate.ts';
import { reportRedisAway } from './report-redis-away.ts';

const sent = (p50: number, accepted = 1000): Sent => ({
  sent: 1000,
  accepted,
  verified: 0,
  statuses: { 201: accepted, ...(accepted < 1000 ? { 503: 1000 - accepted } : {}) },
  p50,
  p99: p50 * 3,
});
const facts = { rounds: 3, seconds: 1, seed: 3, perSecond: 100, programs: ['Redis 7.4'] };

it('holds the share of both ways of being away, and the median ratio of the rounds, against the bars', () => {
  const measured = { running: [sent(2), sent(4), sent(2)], killed: [sent(2), sent(4), sent(20)], frozen: [sent(4), sent(8, 990), sent(1)] };
  const { figures, notes } = reportRedisAway(measured, facts);
  expect(figures.map(({ value }) => value)).toEqual([1, 1, 2990 / 3000, 2]);
  expect(figures.map(isMissed)).toEqual([false, false, true, true]);
  expect(notes.join('\n')).toContain('Answers with Redis frozen: 201 x 2990, 503 x 10.');
  expect(notes.join('\n')).toContain('--seed 3');
});
