import { describe, expect, it } from 'vitest';
import { OLD_AFTER_DAYS, rateAge } from './rate-age.ts';

describe('rateAge', () => {
  it.each([
    ['2026-11-22', 0, 'today', false],
    ['2026-11-21', 1, '1 day ago', false],
    ['2026-11-19', 3, '3 days ago', false],
    ['2026-11-08', OLD_AFTER_DAYS, '14 days ago', false],
    ['2026-11-07', OLD_AFTER_DAYS + 1, '15 days ago', true],
    ['2026-10-31', 22, '22 days ago', true],
    ['2025-11-22', 365, '365 days ago', true],
    ['2026-11-23', -1, 'dated ahead', false],
  ])('of %s on November 22', (asOf, days, words, isOld) => {
    expect(rateAge(asOf, '2026-11-22')).toEqual({ days, words, isOld });
  });

  it('counts over a leap day and the change of clocks', () => {
    expect(rateAge('2024-02-28', '2024-03-01').days).toBe(2);
    expect(rateAge('2026-10-25', '2026-11-02').days).toBe(8);
  });

  it.each(['', '2026-13-01', '22.11.2026', '2026-11-22T10:00:00Z', 'x2026-11-22'])('does not take %s for a day', (text) => {
    expect(() => rateAge(text, '2026-11-22')).toThrow(new RangeError(`Not a day: ${text}`));
    expect(() => rateAge('2026-11-22', text)).toThrow(RangeError);
  });
});
