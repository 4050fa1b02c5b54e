import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanContext, type PlanInput, planIncome } from './income-plan.ts';

const usual: PlanInput = { socialSecurity: 2500, annuityAmount: 500_000, currentAge: 62, startAge: 67 };
const alone: PlanContext = { rulesYear: 1964, inflationPercent: 2.5, pension: null, cut: null, couple: null, hasClaimed: false };
const codes = (input: Partial<PlanInput>, context: Partial<PlanContext> = {}) =>
  planIncome({ ...usual, ...input }, { ...alone, ...context }).recommendations.map(({ code }) => code);
const first = (input: Partial<PlanInput>) => planIncome({ ...usual, ...input }, alone).recommendations[0];

describe('planIncome', () => {
  it.each([
    [usual, 2500, 2916.67, 5416.67, 7],
    [{ ...usual, annuityAmount: 0 }, 2500, 0, 2500, 7],
    [{ ...usual, socialSecurity: 0, startAge: 60, currentAge: 50 }, 0, 2500, 2500, 6],
    [{ ...usual, startAge: 85 }, 2500, 3875, 6375, 9.3],
    // A start age in the past keeps the specified numbers; the page says what is wrong.
    [{ ...usual, currentAge: 80, startAge: 65 }, 2500, 2750, 5250, 6.6],
    [{ ...usual, socialSecurity: -5, annuityAmount: Number.NaN }, 0, 0, 0, 7],
  ])('%j', (input, socialSecurity, annuity, total, rate) => {
    const plan = planIncome(input, alone);
    expect(plan.socialSecurityIncome).toBe(socialSecurity);
    expect(plan.annuityIncome).toBeCloseTo(annuity, 2);
    expect(plan.totalIncome).toBeCloseTo(total, 2);
    expect(plan.payoutRate).toBe(rate);
  });

  it('says what it is worth in today’s dollars', () => {
    const { annuityToday, totalToday } = planIncome(usual, alone);
    expect([annuityToday, totalToday].map((dollars) => Number(dollars.toFixed(2)))).toEqual([2577.91, 5077.91]);
    const now = planIncome({ ...usual, currentAge: 67 }, alone);
    expect(now.totalToday).toBe(now.totalIncome);
  });

  it('says the sum of the checks of one year', () => {
    expect(planIncome(usual, alone).totalPaid).toBeCloseTo(5745.19, 2);
  });

  it('pays both from 62 at the earliest', () => {
    const plan = planIncome({ ...usual, currentAge: 55, startAge: 60 }, alone);
    expect(plan).toMatchObject({ fullAge: 62, totalToday: expect.closeTo(2500 + 2500 / 1.025 ** 7, 6) });
    expect(planIncome({ ...usual, socialSecurity: 0, currentAge: 55, startAge: 60 }, alone).fullAge).toBe(60);
  });

  it('pays Social Security from now on, and advises no claim, once it is claimed', () => {
    const plan = planIncome({ ...usual, currentAge: 68, startAge: 72 }, { ...alone, hasClaimed: true });
    expect(plan).toMatchObject({ totalIncome: 2500 + plan.annuityIncome, socialSecurityAge: 68, fullAge: 72, starts: [68, 72] });
    expect(plan.recommendations.map(({ code }) => code)).not.toContain('wait-for-social-security');
    expect(codes({ currentAge: 72, startAge: 75 }, { hasClaimed: true })).not.toContain('claim-by-seventy');
  });

  it('counts a cut that has begun by then, and leaves one that comes later to its date', () => {
    const cut = { inMonths: 74, payablePercent: 78 };
    expect(planIncome(usual, { ...alone, cut })).toMatchObject({
      paidPercent: 100,
      totalFromFullAge: planIncome(usual, alone).totalIncome,
    });
    const later = planIncome({ ...usual, startAge: 69 }, { ...alone, cut });
    expect(later).toMatchObject({ paidPercent: 78, socialSecurityPaid: 1950, totalToday: expect.closeTo(1950 + later.annuityToday, 9) });
    expect(later.totalIncome).toBeCloseTo(2500 + later.annuityIncome, 9);
  });

  it('rises with both amounts, and is a sum for every finite input', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(any, any, any, any, any, (socialSecurity, amount, currentAge, startAge, more) => {
        const plan = planIncome({ socialSecurity, annuityAmount: amount, currentAge, startAge }, { ...alone, inflationPercent: more });
        const richer = planIncome(
          { socialSecurity: socialSecurity + 1, annuityAmount: amount + 1, currentAge, startAge },
          { ...alone, rulesYear: more },
        );
        expect(richer.totalIncome).toBeGreaterThanOrEqual(plan.totalIncome);
        for (const told of [...plan.recommendations, ...richer.recommendations, plan, richer]) {
          for (const value of Object.values(told)) expect(typeof value !== 'number' || Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });
});

describe('recommendations', () => {
  it('name for a usual plan the gain of waiting, the reserve, the loss to inflation and the end with one life', () => {
    const [wait, keep, less, ends, ...more] = planIncome(usual, alone).recommendations;
    expect(wait).toMatchObject({ code: 'wait-for-social-security', fromAge: 67, toAge: 70, breakEvenAge: 82.5 });
    if (wait?.code !== 'wait-for-social-security') throw new Error('not first');
    expect(wait.percentMore).toBeCloseTo(24, 9);
    expect(wait.more).toBeCloseTo(600, 9);
    expect(keep).toEqual({ code: 'keep-money-outside', amount: 500_000, reserve: expect.closeTo(175_000, 6), years: 5 });
    expect(less).toEqual({
      code: 'level-income-buys-less',
      // Both parts in dollars of one year: 2,577.91 of 5,077.91.
      share: expect.closeTo(50.767, 3),
      years: 20,
      hasAnnuity: true,
      percentLess: expect.closeTo(38.973, 3),
      inflationPercent: 2.5,
    });
    expect(ends).toEqual({ code: 'income-ends-with-you', annuity: expect.closeTo(2916.667, 3) });
    expect(more).toEqual([]);
  });

  it('name the gain of waiting from 62', () => {
    const wait = first({ startAge: 62 });
    if (wait?.code !== 'wait-for-social-security') throw new Error('not first');
    expect(wait.percentMore).toBeCloseTo(77.143, 3);
    expect(wait.breakEvenAge).toBeCloseTo(80.37, 2);
  });

  it('do not mention waiting from 70 on', () => {
    expect(codes({ startAge: 70 })).toEqual(['keep-money-outside', 'level-income-buys-less', 'income-ends-with-you']);
    expect(codes({ startAge: 69 })[0]).toBe('wait-for-social-security');
  });

  it('name the benefits lost by a claim after 70', () => {
    expect(first({ startAge: 75 })).toEqual({ code: 'claim-by-seventy', byAge: 70, months: 60, missed: 150_000 });
    expect(first({ currentAge: 72, startAge: 75 })).toEqual({ code: 'claim-by-seventy', byAge: 72, months: 36, missed: 90_000 });
    expect(first({ currentAge: 75, startAge: 75 })?.code).toBe('keep-money-outside');
    expect(first({ startAge: 71 })?.code).toBe('claim-by-seventy');
  });

  it('say that Social Security does not start before 62', () => {
    expect(first({ currentAge: 55, startAge: 61 })).toMatchObject({ code: 'no-social-security-yet', firstAge: 62 });
    expect(first({ currentAge: 55, startAge: 60, annuityAmount: 120_000 })).toMatchObject({ annuity: 600 });
    expect(first({ currentAge: 55, startAge: 62 })?.code).toBe('wait-for-social-security');
  });

  it('leave out parts that the plan lacks', () => {
    expect(codes({ annuityAmount: 0 })).toEqual(['wait-for-social-security']);
    expect(codes({ socialSecurity: 0 })).toEqual(['keep-money-outside', 'level-income-buys-less', 'income-ends-with-you']);
    expect(codes({}, { inflationPercent: 0 })).not.toContain('level-income-buys-less');
    expect(codes({ currentAge: 70 })[0]).toBe('keep-money-outside');
    expect(codes({ currentAge: 67 })[0]).toBe('wait-for-social-security');
  });

  it('name the income that a spouse would keep', () => {
    const sixtySeven = { rulesYear: 1964, claimingMonths: 804 };
    const couple = {
      you: { ...sixtySeven, fullBenefit: 2500 },
      spouse: { ...sixtySeven, fullBenefit: 1800 },
      spouseOlderBy: 0,
    };
    const plan = planIncome(usual, { ...alone, couple });
    expect(plan.couple?.fromAge).toBe(67);
    expect(plan.recommendations.at(-1)).toEqual({
      code: 'income-for-two-lives',
      both: expect.closeTo(6877.91, 2),
      left: 2500,
      afterCut: null,
    });
    // Three years younger: all of it is paid three years later, and the annuity buys less by then.
    const later = planIncome(usual, { ...alone, couple: { ...couple, spouseOlderBy: -36 } });
    expect(later.couple).toMatchObject({ fromAge: 70, both: expect.closeTo(4300 + 35_000 / 12 / 1.025 ** 8, 6) });
  });
});

describe('a cut of Social Security from January 2033, 74 months from now, to 78%', () => {
  const cut = { inMonths: 74, payablePercent: 78 };
  const coupleOf = (yourYear: number, yourClaim: number, spouseYear: number, spouseClaim: number, olderBy: number) => ({
    you: { rulesYear: yourYear, claimingMonths: yourClaim * 12, fullBenefit: 2500 },
    spouse: { rulesYear: spouseYear, claimingMonths: spouseClaim * 12, fullBenefit: 1500 },
    spouseOlderBy: olderBy * 12,
  });

  it('is not in a couple’s income from 65 on, when they are 64 and 66 now, and follows from its date', () => {
    const you = { rulesYear: 1962, claimingMonths: 65 * 12, fullBenefit: 2500 / 0.8666666666666667 };
    const couple = { ...coupleOf(1962, 65, 1960, 67, 2), you };
    const plan = planIncome({ ...usual, currentAge: 64, startAge: 65 }, { ...alone, rulesYear: 1962, cut, couple });
    expect(plan.couple).toMatchObject({ fromAge: 65, paidPercent: 100, both: expect.closeTo(6682.93, 2) });
    // Six years from now: 78% of 4,000, and what 2,750 buys after six years of rising prices.
    expect(plan.couple?.afterCut?.both).toBeCloseTo(0.78 * 4000 + 2750 / 1.025 ** 6, 2);
    expect(plan.recommendations.at(-1)).toMatchObject({
      code: 'income-for-two-lives',
      both: plan.couple?.both,
      afterCut: { both: plan.couple?.afterCut?.both, left: plan.couple?.afterCut?.onlySpouse },
    });
  });

  it('is in the first figures when all of them are paid after it', () => {
    const couple = coupleOf(1964, 69, 1964, 69, 0);
    const plan = planIncome({ ...usual, startAge: 69 }, { ...alone, cut, couple });
    expect(plan.couple).toMatchObject({ fromAge: 69, paidPercent: 78, afterCut: null });
    expect(plan.couple?.both).toBeCloseTo(0.78 * 1.16 * 4000 + plan.annuityIncome / 1.025 ** 7, 6);
  });

  it('counts in what waiting gains, from its date', () => {
    const told = (currentAge: number) => planIncome({ ...usual, currentAge, startAge: 67 }, { ...alone, cut }).recommendations[0];
    // 70 comes after the cut for somebody who is 62 now, and before it for somebody who is 66.
    expect(told(62)).toMatchObject({ more: expect.closeTo(0.78 * 600, 6), moreAfterCut: null });
    expect(told(66)).toMatchObject({ more: expect.closeTo(600, 6), moreAfterCut: expect.closeTo(0.78 * 600, 6) });
  });

  it('counts in what a claim after 70 misses, month by month', () => {
    const [told] = planIncome({ ...usual, currentAge: 68, startAge: 75 }, { ...alone, cut }).recommendations;
    // Of 60 months from 70 on, 50 come before the cut.
    expect(told).toMatchObject({ code: 'claim-by-seventy', months: 60, missed: expect.closeTo((50 + 10 * 0.78) * 2500, 6) });
  });
});

describe('a pension of 1,200 a month from 65', () => {
  const pension = { monthly: 1200, fromAge: 65, risesWithPrices: false, survivorPercent: 50 };
  const rising = { ...pension, risesWithPrices: true };
  const withPension = (input: Partial<PlanInput> = {}, context: Partial<PlanContext> = {}) =>
    planIncome({ ...usual, ...input }, { ...alone, pension, ...context });
  const cents = (...dollars: number[]) => dollars.map((one) => Number(one.toFixed(2)));

  it('is a part of each total', () => {
    // Prices at 67 are 1.025 to the power of 5, 1.131408: 1,200 / 1.131408 = 1,060.63; 1,200 x 1.131408 = 1,357.69.
    const plan = withPension();
    expect(cents(plan.totalIncome, plan.totalFromFullAge)).toEqual([6616.67, 6616.67]);
    expect(cents(plan.pensionToday, plan.totalToday)).toEqual([1060.63, 6138.53]);
    expect(cents(plan.pensionPaid, plan.totalPaid)).toEqual([1200, 6945.19]);
    const grown = withPension({}, { pension: rising });
    expect(cents(grown.pensionToday, grown.totalToday)).toEqual([1200, 6277.91]);
    expect(cents(grown.pensionPaid, grown.totalPaid)).toEqual([1357.69, 7102.88]);
  });

  it('decides with the other parts when all of it is paid', () => {
    expect(withPension().fullAge).toBe(67);
    expect(withPension({}, { pension: { ...pension, fromAge: 70 } }).fullAge).toBe(70);
    expect(withPension({ socialSecurity: 0, annuityAmount: 0 }).fullAge).toBe(65);
    expect(withPension({ socialSecurity: 0, annuityAmount: 0, currentAge: 66 }).fullAge).toBe(66);
    expect(withPension({}, { pension: { ...pension, monthly: -1, fromAge: 80 } })).toMatchObject({
      fullAge: 67,
      pensionAge: null,
      pensionIncome: 0,
    });
  });

  it('names the ages from which it and Social Security are paid', () => {
    expect(withPension({ currentAge: 55, startAge: 60 })).toMatchObject({ socialSecurityAge: 62, pensionAge: 65, fullAge: 65 });
    expect(withPension({ currentAge: 68, startAge: 70 })).toMatchObject({ socialSecurityAge: 70, pensionAge: 68, fullAge: 70 });
  });

  it('is not cut with Social Security', () => {
    const plan = withPension({ startAge: 69 }, { cut: { inMonths: 74, payablePercent: 78 } });
    expect(plan.totalFromFullAge).toBeCloseTo(1950 + 1200 + plan.annuityIncome, 9);
  });

  it('counts as income that never rises only if it is level', () => {
    const shareOf = (plan: ReturnType<typeof planIncome>) => plan.recommendations.find(({ code }) => code === 'level-income-buys-less');
    // 1,200 + 2,916.67 of 6,945.19, and 2,916.67 of 7,102.88.
    expect(shareOf(withPension())).toMatchObject({ share: expect.closeTo(59.27, 2), hasAnnuity: true });
    expect(shareOf(withPension({}, { pension: rising }))).toMatchObject({ share: expect.closeTo(41.06, 2) });
    expect(shareOf(withPension({ annuityAmount: 0 }))).toMatchObject({ hasAnnuity: false });
    expect(shareOf(withPension({ annuityAmount: 0 }, { pension: rising }))).toBeUndefined();
  });

  it('is paid before Social Security only if it has started by then', () => {
    const told = (fromAge: number) =>
      withPension({ currentAge: 55, startAge: 60 }, { pension: { ...pension, fromAge } }).recommendations[0];
    expect(told(60)).toMatchObject({ code: 'no-social-security-yet', pension: 1200 });
    expect(told(61)).toMatchObject({ code: 'no-social-security-yet', pension: 0 });
  });

  it('leaves a spouse the part that was chosen, and says so', () => {
    const sixtySeven = { rulesYear: 1964, claimingMonths: 804 };
    const couple = { you: { ...sixtySeven, fullBenefit: 2500 }, spouse: { ...sixtySeven, fullBenefit: 1800 }, spouseOlderBy: 0 };
    const plan = withPension({}, { couple });
    // 2,500 + 1,800 + 1,060.63 + 2,577.91; 2,500 + half of 1,060.63.
    expect(cents(plan.couple?.both ?? 0, plan.couple?.onlySpouse ?? 0)).toEqual([7938.53, 3030.31]);
    expect(plan.recommendations.at(-1)).toEqual({ code: 'pension-shrinks-for-spouse', pension: 1200, kept: 600 });
    const later = withPension({}, { couple, pension: { ...pension, fromAge: 70 } });
    expect(later.couple?.fromAge).toBe(70);
    const whole = withPension({}, { couple, pension: { ...pension, survivorPercent: 100 } });
    expect(whole.recommendations.at(-1)?.code).toBe('income-for-two-lives');
    expect(whole.couple?.onlySpouse).toBeCloseTo(2500 + 1060.63, 2);
    const none = withPension({}, { couple, pension: { ...pension, monthly: 0 } });
    expect(none.recommendations.at(-1)?.code).toBe('income-for-two-lives');
  });

  it('has an income after a cut for each of a couple', () => {
    const sixtySeven = { rulesYear: 1964, claimingMonths: 804 };
    const couple = { you: { ...sixtySeven, fullBenefit: 2500 }, spouse: { ...sixtySeven, fullBenefit: 1800 }, spouseOlderBy: 0 };
    const plan = withPension({}, { couple, cut: { inMonths: 74, payablePercent: 78 } });
    // Six years of rising prices: 1.025 to the power of 6 is 1.159693.
    expect(plan.couple?.afterCut?.onlySpouse).toBeCloseTo(0.78 * 2500 + 600 / 1.159693, 2);
  });
});

it('has a finite number everywhere, for every plan, couple and cut that the planner takes', () => {
  const whole = (min: number, max: number) => fc.integer({ min, max });
  const retiree = fc.record({
    rulesYear: whole(1930, 1980),
    claimingMonths: whole(62, 70).map((age) => age * 12),
    fullBenefit: whole(0, 10_000),
  });
  const plans = fc.record({
    socialSecurity: whole(0, 10_000),
    annuityAmount: whole(0, 1e8),
    currentAge: whole(50, 80),
    startAge: whole(60, 85),
  });
  const contexts = fc.record({
    rulesYear: whole(1940, 1980),
    inflationPercent: fc.double({ min: 0, max: 10, noNaN: true }),
    pension: fc.option(
      fc.record({ monthly: whole(0, 10_000), fromAge: whole(40, 85), risesWithPrices: fc.boolean(), survivorPercent: whole(0, 100) }),
    ),
    cut: fc.option(fc.record({ inMonths: whole(0, 120), payablePercent: whole(0, 100) })),
    hasClaimed: fc.boolean(),
    couple: fc.option(fc.record({ you: retiree, spouse: retiree, spouseOlderBy: whole(-480, 480) })),
  });
  fc.assert(
    fc.property(plans, contexts, (plan, context) => {
      expect(numbersIn(planIncome(plan, context)).filter((number) => !Number.isFinite(number))).toEqual([]);
    }),
  );
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}
