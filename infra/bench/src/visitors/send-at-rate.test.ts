import { expect, it } from 'vitest';
import { shareAccepted, statusWords, tally } from './send-at-rate.ts';

const answer = (status: number, ms: number, isVerified = false) => ({ status, ms, isVerified });

it('counts what was accepted, 202 too, and times nothing else', () => {
  const sent = tally([answer(201, 10, true), answer(202, 30), answer(201, 20), answer(429, 1000), answer(0, 10_000)]);
  expect(sent).toEqual({ sent: 5, accepted: 3, verified: 1, statuses: { 0: 1, 201: 2, 202: 1, 429: 1 }, p50: 20, p99: 30 });
  expect(shareAccepted([sent, tally([answer(201, 1)])])).toBe(4 / 6);
  expect(statusWords([sent, tally([answer(201, 1)])])).toBe('no answer x 1, 201 x 3, 202 x 1, 429 x 1');
});
