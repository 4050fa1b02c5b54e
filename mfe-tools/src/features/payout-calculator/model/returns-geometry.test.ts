import { calculatePayout } from '@annuity-lantern/domain/payout';
import type { ChartShape } from '@annuity-lantern/ui/drawing';
import { describe, expect, it } from 'vitest';
import { ageLimits } from './calculator-inputs.ts';
import { lifeOutcomes } from './life-outcomes.ts';
import { payoutCourse } from './payout-course.ts';
import { returnsGeometry } from './returns-geometry.ts';

function outcomesOf(currentAge: number, startAge: number, inflation = 2.5) {
  const payout = calculatePayout({ amount: 200_000, currentAge, startAge });
  if (!payout) throw new Error('no payout');
  const person = { birthYear: 2026 - currentAge, sex: 'average' } as const;
  const course = payoutCourse({ amount: 200_000, currentAge, startAge, payout, person, couple: null });
  return lifeOutcomes(course, payout.payoutRate, person, inflation);
}

describe('lifeOutcomes', () => {
  it('says how likely an age is, and the return at that age', () => {
    expect(outcomesOf(65, 65).sentence).toBe(
      'Of 100 people your age, about 56 live to 85 and 16 to 95. Live to 85 and you earn 2.80% a year. Live to 95: 5.13%. After 2.5% inflation a year, that’s 0.30% and 2.56%.',
    );
    expect(outcomesOf(65, 65, 0).sentence).not.toContain('prices');
    expect(outcomesOf(80, 85).sentence).toContain('live to 90 and');
  });

  it('has a row for each telling age after the first payment', () => {
    expect(outcomesOf(65, 65).rows.map(({ age }) => age)).toEqual([75, 80, 85, 90, 95, 100]);
    expect(outcomesOf(80, 85).rows.map(({ age }) => age)).toEqual([90, 95, 100]);
  });
});

describe('returnsGeometry', () => {
  const widths: readonly (readonly [ChartShape, number])[] = [
    ['wide', 864],
    ['wide', 520],
    ['narrow', 350],
    ['narrow', 280],
  ];

  it.each(widths)('%s at %i: for every pair of ages all of it is drawn inside, and ages keep apart', (shape, width) => {
    for (let currentAge = ageLimits.current.from; currentAge <= ageLimits.current.to; currentAge += 1) {
      for (let startAge = Math.max(currentAge, ageLimits.start.from); startAge <= ageLimits.start.to; startAge += 1) {
        const place = returnsGeometry(outcomesOf(currentAge, startAge), shape, width, 90);
        expect([place.gain, place.loss, place.paid, place.real, place.alive].join(' ')).not.toContain('NaN');
        for (const { x, y, realY, aliveY } of [...place.marks, ...(place.read ? [place.read] : [])]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(place.plotRight);
          expect(y).toBeLessThanOrEqual(realY);
          expect(Math.max(y, realY)).toBeLessThanOrEqual(place.bottom);
          expect(Math.min(y, realY)).toBeGreaterThanOrEqual(30);
          expect(aliveY).toBeGreaterThanOrEqual(place.chanceTop);
          expect(aliveY).toBeLessThanOrEqual(place.chanceBottom);
        }
        for (const [index, tick] of place.ticks.entries()) {
          if (index > 0) expect(tick.x - (place.ticks[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(33.9);
        }
      }
    }
  });
});
