import { describe, expect, it } from 'vitest';
import { ownBenefit, type Retiree, spouseTopUp, survivorBenefit, survivorFullMonths } from './social-security-family.ts';

const monthsOf = (years: number, months = 0) => years * 12 + months;

describe('a spouse’s benefit on top of their own', () => {
  it.each([
    ['born 1963, 500, from 64; the other 1,500', { rulesYear: 1963, fullBenefit: 500, claimingMonths: 768 }, 1500, 768, 400, 187.5],
    [
      'born 1975, 600, own 62y2m, both 62y10m; the other 2,300',
      { rulesYear: 1975, fullBenefit: 600, claimingMonths: 746 },
      2300,
      754,
      425,
      380.42,
    ],
  ] satisfies [string, Retiree, number, number, number, number][])('%s', (_name, spouse, other, start, own, topUp) => {
    expect(ownBenefit(spouse)).toBeCloseTo(own, 2);
    expect(spouseTopUp(spouse, other, start)).toBeCloseTo(topUp, 2);
  });

  it('is 700 for a spouse born in 1936 with 2,000 claimed at 65, and 300 of one’s own', () => {
    // Full retirement age 65: half of 2,000, less 300.
    const older: Retiree = { rulesYear: 1936, fullBenefit: 2000, claimingMonths: monthsOf(65) };
    expect(ownBenefit(older)).toBe(2000);
    expect(spouseTopUp({ rulesYear: 1946, fullBenefit: 300, claimingMonths: monthsOf(66) }, older.fullBenefit, monthsOf(80))).toBe(700);
  });

  it('is zero for an own benefit of half the other’s full benefit, and never grows after full retirement age', () => {
    const spouse = { rulesYear: 1963, fullBenefit: 750, claimingMonths: 804 };
    expect(spouseTopUp(spouse, 1500, 804)).toBe(0);
    expect(spouseTopUp({ ...spouse, fullBenefit: 700 }, 1500, 840)).toBe(50);
    // Own credits for waiting use up what would come on top.
    expect(spouseTopUp({ ...spouse, fullBenefit: 700, claimingMonths: 840 }, 1500, 840)).toBe(0);
  });
});

describe('a survivor’s benefit', () => {
  const deceased: Retiree = { rulesYear: 1957, fullBenefit: 1000, claimingMonths: monthsOf(66, 6) };
  const atFull = { rulesYear: 1957, startMonths: survivorFullMonths(1957) };

  it('is 715 of 1,000 at 60, and nothing before', () => {
    expect(survivorBenefit(deceased, monthsOf(68), { rulesYear: 1957, startMonths: 720 })).toBeCloseTo(715, 9);
    expect(survivorBenefit(deceased, monthsOf(68), { rulesYear: 1957, startMonths: 719 })).toBe(0);
  });

  it('has a full retirement age of its own: that of people born two years earlier', () => {
    expect([1957, 1962, 1961].map(survivorFullMonths)).toEqual([monthsOf(66, 2), monthsOf(67), monthsOf(66, 10)]);
  });

  it('is 825 of 1,000 when the one who died had claimed at 62', () => {
    expect(survivorBenefit({ ...deceased, claimingMonths: 744 }, monthsOf(70), atFull)).toBe(825);
    // 2,500 at 62 from a full benefit of 3,571: 82.5% of the full benefit, not 2,500.
    const early = { rulesYear: 1960, fullBenefit: 2500 / 0.7, claimingMonths: 744 };
    expect(ownBenefit(early)).toBeCloseTo(2500, 9);
    expect(survivorBenefit(early, monthsOf(80), atFull)).toBeCloseTo(2946.43, 2);
  });

  it('keeps the larger of an early claim and 82.5%', () => {
    const late = { ...deceased, claimingMonths: monthsOf(66) };
    expect(survivorBenefit(late, monthsOf(70), atFull)).toBeCloseTo(ownBenefit(late), 9);
    expect(ownBenefit(late)).toBeGreaterThan(825);
  });

  it('keeps credits for waiting, also those up to a death before the claim', () => {
    expect(survivorBenefit({ ...deceased, claimingMonths: 840 }, monthsOf(80), atFull)).toBeCloseTo(1280, 9);
    expect(survivorBenefit({ ...deceased, claimingMonths: 840 }, monthsOf(67, 6), atFull)).toBeCloseTo(1080, 9);
    expect(survivorBenefit({ ...deceased, claimingMonths: 840 }, monthsOf(58), atFull)).toBe(1000);
  });
});
