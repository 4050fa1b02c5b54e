import { expect, it } from 'vitest';
import { isMissed } from '../report/section.ts';
import { tally } from '../visitors/send-at-rate.ts';
import { reportFlood } from './report-flood.ts';

const of = (created: number, refused: number) =>
  tally(
    [201, 429].flatMap((status) =>
      Array.from({ length: status === 201 ? created : refused }, () => ({ status, isVerified: false, ms: 5 })),
    ),
  );
const facts = { rounds: 1, seconds: 5, seed: 9, programs: ['Redis 7.4'] };

it('holds the share of honest visitors against the bar, and tells that of the flood', () => {
  const others = { alone: [{ honest: of(40, 0), flood: undefined }], 'far more': [{ honest: of(30, 10), flood: of(1, 999) }] };
  const { figures, notes } = reportFlood({ ...others, 'fifty times': [{ honest: of(40, 0), flood: of(20, 980) }] }, facts);
  expect(figures.map(({ value }) => value)).toEqual([1, 0.75, 0.02]);
  expect(figures.some(isMissed)).toBe(false);
  expect(notes.join()).toContain('fifty times: answers to honest visitors 201 x 40; to the flood 201 x 20, 429 x 980.');
  const missed = reportFlood({ ...others, 'fifty times': [{ honest: of(39, 1), flood: of(20, 980) }] }, facts).figures;
  expect(missed.map(isMissed)).toEqual([true, false, false]);
});
