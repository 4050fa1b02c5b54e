import { describe, expect, it } from 'vitest';
import { buyingPower, deferredIncome, firstInterest, fixedIndex, immediate, multiYear, variable } from './type-examples.ts';

describe('the worked examples', () => {
  it('pay an income back in whole years', () => {
    expect(immediate).toMatchObject({ perYear: 7_200, yearsToGetBack: 14, backAtAge: 79 });
    expect(immediate.payoutRate).toBeCloseTo(7.2);
    expect(deferredIncome).toMatchObject({ perYear: 16_800, yearsToGetBack: 6, backAtAge: 81 });
  });

  it('count 56% to 69% of the first payment as interest when the insurer earns 4% to 5%', () => {
    expect([4, 5].map((rate) => Math.round((firstInterest(rate) / immediate.perMonth) * 100))).toEqual([56, 69]);
  });

  it('shrink a level payment by inflation', () => {
    expect(Math.round(buyingPower(1_000, 20))).toBe(610);
    expect(Math.round(buyingPower(1_000, 25))).toBe(539);
    expect(Math.round(buyingPower(immediate.perMonth, 20))).toBe(366);
  });

  it('grow a guaranteed rate and take a charge off it', () => {
    expect(multiYear.endValue).toBeCloseTo(130_696, 2);
    expect(multiYear.valueWhenLeaving).toBeCloseTo(111_302.5, 2);
    expect(multiYear.charge).toBeCloseTo(8_904.2, 2);
    expect(multiYear.paidOut).toBeCloseTo(102_398.3, 2);
  });

  it('credit an index up to its cap', () => {
    expect(fixedIndex.years.map((year) => year.credited)).toEqual([6, 0, 6, 4, 6]);
    expect(fixedIndex.endValue).toBeCloseTo(123_865.66, 2);
    expect(fixedIndex.endValueWithFee).toBeCloseTo(116_315.2, 2);
    expect(fixedIndex.indexValue).toBeCloseTo(141_523.2, 2);
  });

  it('take layers of fees off a variable account', () => {
    expect(variable.feePercent).toBe(3.4);
    expect(Math.round(variable.without)).toBe(162_889);
    expect(Math.round(variable.withFees)).toBe(115_256);
    expect(variable.afterBadYear).toBeCloseTo(77_280, 2);
  });
});
