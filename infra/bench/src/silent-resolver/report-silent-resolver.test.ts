import { expect, it } from 'vitest';
import { isMissed } from '../report/section.ts';
import type { Sent } from '../visitors/send-at-rate.ts';
import { reportSilentResolver } from './report-silent-resolver.ts';

const sent = (p99: number, verified: number, created = 10): Sent => ({
  sent: 10,
  accepted: 10,
  verified,
  statuses: { 201: created, 202: 10 - created },
  p50: 1,
  p99,
});
const facts = { rounds: 3, seconds: 1, seed: 3, perSecond: 50, programs: ['MongoDB 8.0', 'Redis 7.4'] };

it('gives the median difference of the rounds, and who was told to be verified', () => {
  const answering = [sent(10, 10), sent(20, 10), sent(1000, 10)];
  const good = reportSilentResolver({ answering, silent: [sent(320, 0), sent(340, 0), sent(330, 0)] }, facts).figures;
  expect(good.map(({ value }) => value)).toEqual([310, 1, 0, 1]);
  expect(good.some(isMissed)).toBe(false);
  const bad = reportSilentResolver({ answering, silent: [sent(500, 1), sent(500, 0), sent(500, 0, 9)] }, facts).figures;
  expect(bad.map(isMissed)).toEqual([true, true, true, false]);
});
