import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mygaValue, yieldToSurrender } from './myga.ts';

describe('mygaValue', () => {
  it.each([
    [5.3, 3, 116_757.59],
    [5.3, 5, 129_461.86],
    [5.5, 5, 130_696.0],
    [7.65, 10, 208_997.14],
  ])('100,000 at %f%% is after %i years %f', (rate, years, value) => {
    expect(mygaValue(100_000, rate, years)).toBeCloseTo(value, 2);
  });

  it('refuses invalid amounts and times', () => {
    const belowZero = new RangeError('Premium and years must be zero or more');
    expect(() => mygaValue(-1, 5, 5)).toThrow(belowZero);
    expect(() => mygaValue(1, 5, -1)).toThrow(belowZero);
    expect(() => mygaValue(1, Number.NaN, 1)).toThrow(new RangeError('Premium, rate and years must be finite numbers'));
  });

  it('is nothing for nothing, and the premium on the first day', () => {
    expect(mygaValue(0, 5, 5)).toBe(0);
    expect(mygaValue(100_000, 5, 0)).toBe(100_000);
  });
});

describe('yieldToSurrender', () => {
  it('spreads a first-year bonus of 1.5% on 4.85% over five years', () => {
    expect(yieldToSurrender([6.35, 4.85, 4.85, 4.85, 4.85])).toBeCloseTo(5.1483, 4);
  });

  it('refuses a term without years, and a rate below a total loss', () => {
    const noRate = new RangeError('A rate must be a finite number of percent, -100 or more');
    expect(() => yieldToSurrender([])).toThrow(new RangeError('A term has at least one year'));
    expect(() => yieldToSurrender([-101])).toThrow(noRate);
    expect(() => yieldToSurrender([5, Number.POSITIVE_INFINITY])).toThrow(noRate);
    expect(yieldToSurrender([-100])).toBe(-100);
  });

  it('lies between the lowest and the highest rate, and leads to the same value', () => {
    const rates = fc.array(fc.double({ min: 0, max: 15, noNaN: true }), { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(rates, (all) => {
        const level = yieldToSurrender(all);
        expect(level).toBeGreaterThanOrEqual(Math.min(...all) - 1e-9);
        expect(level).toBeLessThanOrEqual(Math.max(...all) + 1e-9);
        const value = all.reduce((sum, rate) => mygaValue(sum, rate, 1), 100_000);
        expect(mygaValue(100_000, level, all.length)).toBeCloseTo(value, 2);
      }),
    );
  });
});
