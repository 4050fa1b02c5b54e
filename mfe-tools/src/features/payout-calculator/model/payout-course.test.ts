import { calculatePayout } from '@annuity-lantern/domain/payout';
import type { ChartShape } from '@annuity-lantern/ui/drawing';
import { describe, expect, it } from 'vitest';
import { ageLimits } from './calculator-inputs.ts';
import { payoutCourse } from './payout-course.ts';
import { payoutGeometry } from './payout-geometry.ts';

function courseOf(amount: number, currentAge: number, startAge: number) {
  const payout = calculatePayout({ amount, currentAge, startAge });
  if (!payout) throw new Error('no payout');
  return payoutCourse({ amount, currentAge, startAge, payout, person: { birthYear: 1961, sex: 'average' }, couple: null });
}

describe('payoutCourse', () => {
  it('says when the amount is paid back, and the totals by 85 and 100', () => {
    expect(courseOf(200_000, 65, 65).sentence).toBe(
      'Income from age 65 pays back your $200,000 by about age 80. By age 85 it has paid $264,000, $64,000 more than you paid. By age 100: $462,000. Of 100 people your age, about 56 live to 85 and receive at least that; about 16 live to 95.',
    );
  });

  it('says how much is missing at 85 when income starts late', () => {
    expect(courseOf(100_000, 70, 80).sentence).toContain('By age 85 it has paid $46,500, $53,500 less than you paid');
  });

  it('lists each age after the start once, with the total received and the difference', () => {
    const rows = courseOf(200_000, 65, 65).rows;
    expect(rows.map(({ alive }) => Math.round(alive * 100))).toEqual([99, 93, 84, 72, 69, 56, 35, 16, 5]);
    expect(rows.map(({ alive, either, ...row }) => row)).toEqual([
      { age: 66, received: 13_200, againstAmount: -186_800 },
      { age: 70, received: 66_000, againstAmount: -134_000 },
      { age: 75, received: 132_000, againstAmount: -68_000 },
      { age: 80, received: 198_000, againstAmount: -2_000 },
      { age: 81, received: 211_200, againstAmount: 11_200 },
      { age: 85, received: 264_000, againstAmount: 64_000 },
      { age: 90, received: 330_000, againstAmount: 130_000 },
      { age: 95, received: 396_000, againstAmount: 196_000 },
      { age: 100, received: 462_000, againstAmount: 262_000 },
    ]);
  });

  it('has a row for the first age at which the amount is back, not for the rounded break-even before it', () => {
    const { breakEvenAge, rows } = courseOf(200_000, 70, 70);
    expect(breakEvenAge).toBe(83);
    expect(rows.map(({ age }) => age)).toEqual([71, 75, 80, 84, 85, 90, 95, 100]);
    expect(rows.find(({ age }) => age === 84)?.againstAmount).toBe(12_800);
  });

  it('counts one year at the least: to 86 when income starts at 85', () => {
    expect(courseOf(100_000, 80, 85).lifetimeAge).toBe(86);
  });
});

describe('payoutGeometry', () => {
  const widths: readonly (readonly [ChartShape, number])[] = [
    ['wide', 864],
    ['wide', 520],
    ['narrow', 350],
    ['narrow', 280],
  ];
  const words = { breakEven: 'Break-even: age 80', lifetime: '$46,500,000 by 85' };
  // The widest label at 16 px and 600 weight, with some air: 17 characters of 8.4 px.
  const labelWidth = 145;

  it.each(widths)('%s at %i: for every pair of ages, words and lines keep apart and inside', (shape, width) => {
    for (let currentAge = ageLimits.current.from; currentAge <= ageLimits.current.to; currentAge += 1) {
      for (let startAge = Math.max(currentAge, ageLimits.start.from); startAge <= ageLimits.start.to; startAge += 1) {
        const { markers, ticks, plotRight, amountY, bottom, lastY } = payoutGeometry(
          courseOf(200_000, currentAge, startAge),
          shape,
          width,
          words,
          startAge + 1,
        );
        const [lower, upper] = markers;
        if (!lower || !upper) throw new Error('two markers');
        const right = lower.anchor === 'end' ? lower.labelX : lower.labelX + labelWidth;
        const left = upper.anchor === 'end' ? upper.labelX - labelWidth : upper.labelX;
        expect(right - labelWidth).toBeGreaterThanOrEqual(-1);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(upper.x).toBeGreaterThanOrEqual(lower.x);
        if (lower.anchor === 'end') expect(right).toBeLessThanOrEqual(upper.x);
        expect(amountY).toBeGreaterThan(lastY);
        expect(amountY).toBeLessThan(bottom);
        for (const [index, tick] of ticks.entries()) {
          expect(tick.x).toBeLessThanOrEqual(plotRight);
          if (index > 0) expect(tick.x - (ticks[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(33.9);
        }
      }
    }
  });
});
