import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOfLeaving, type Exchange, exchangeCourse, yearsAhead } from './leave-or-stay.ts';
import { leavingCost, marketValueLoss } from './market-value-adjustment.ts';

const offer: Exchange = {
  value: 150_000,
  chargePercent: 6,
  oldRatePercent: 3,
  oldFeesPercent: 0,
  newRatePercent: 5.5,
  newFeesPercent: 0,
  newBonusPercent: 0,
  newSurrenderYears: 5,
  adjustedYears: 0,
};

const breakEvenYears = (exchange: Exchange) => yearsAhead(exchange)?.from ?? null;

describe('yearsAhead', () => {
  it.each([
    // The old contract leads again: 0.97 x 1.05 = 1.0185, given up at 1.05 / 1.04 a year.
    { charge: 3, old: 5, new: 4, bonus: 5, years: 0, from: 0, until: 1.916 },
    { charge: 3, old: 4, new: 5, bonus: 5, years: 0, from: 0, until: null },
    { charge: 0, old: 5, new: 4, bonus: 5, years: 0, from: 0, until: 5.099 },
    { charge: 0, old: 3, new: 2, bonus: 10, years: 5, from: 5, until: 9.769 },
    { charge: 5, old: 3, new: 2.9, bonus: 6, years: 5, from: 5, until: 7.181 },
    { charge: 5, old: 3, new: 2.9, bonus: 6, years: 0, from: 0, until: 7.181 },
    // Before the bonus is safe, the lower rate has eaten it.
    { charge: 5, old: 3, new: 2.9, bonus: 6, years: 8, from: null, until: null },
    { charge: 0, old: 3, new: 3, bonus: 1, years: 2, from: 2, until: null },
  ])('charge $charge, old $old, new $new, bonus $bonus, $years years: ahead from $from until $until', (row) => {
    const ahead = yearsAhead({
      ...offer,
      chargePercent: row.charge,
      oldRatePercent: row.old,
      newRatePercent: row.new,
      newBonusPercent: row.bonus,
      newSurrenderYears: row.years,
    });
    const rounded = (years: number | null | undefined) => (years ? Math.round(years * 1000) / 1000 : (years ?? null));
    expect({ from: rounded(ahead?.from), until: rounded(ahead?.until) }).toEqual({ from: row.from, until: row.until });
  });

  it('solves (1 - charge) x new ^ t = old ^ t', () => {
    // ln(1 / 0.94) / ln(1.055 / 1.03) = 0.0618754 / 0.0239820
    expect(breakEvenYears(offer)).toBeCloseTo(2.58, 2);
    const years = breakEvenYears(offer) as number;
    expect(0.94 * 1.055 ** years).toBeCloseTo(1.03 ** years, 10);
  });

  it('counts yearly fees against each rate', () => {
    const years = breakEvenYears({ ...offer, oldFeesPercent: 1, newFeesPercent: 1.5 }) as number;
    expect(0.94 * (1.055 * 0.985) ** years).toBeCloseTo((1.03 * 0.99) ** years, 10);
    expect(breakEvenYears({ ...offer, newFeesPercent: 3 })).toBeNull();
    expect(breakEvenYears({ ...offer, newRatePercent: 3, oldFeesPercent: 1 })).toBeCloseTo(-Math.log(0.94) / -Math.log(0.99), 10);
  });

  it('never comes for an equal or lower rate with a charge, and not for one without any either', () => {
    for (const newRatePercent of [3, 2.99, 0]) {
      for (const chargePercent of [0, 0.01, 6, 100]) expect(breakEvenYears({ ...offer, newRatePercent, chargePercent })).toBeNull();
    }
  });

  it('comes at once for a higher rate without a charge', () => {
    expect(breakEvenYears({ ...offer, chargePercent: 0 })).toBe(0);
  });

  it('never comes when all is charged', () => {
    expect(breakEvenYears({ ...offer, chargePercent: 100, newBonusPercent: 100 })).toBeNull();
  });

  it('counts a bonus from the end of the new surrender period on', () => {
    const late = { ...offer, newRatePercent: 3.5, newBonusPercent: 5 };
    // Without the bonus after 12.8 years; with it 0.94 x 1.05 = 0.987 of the value, made up for in 2.7 years, but it is safe in year 5 only.
    expect(breakEvenYears({ ...late, newBonusPercent: 0 })).toBeCloseTo(12.777, 3);
    expect(breakEvenYears(late)).toBe(5);
    expect(breakEvenYears({ ...late, newSurrenderYears: 2 })).toBeCloseTo(2.702, 3);
    expect(breakEvenYears({ ...late, newSurrenderYears: 14 })).toBeCloseTo(12.777, 3);
  });

  it('lets only a bonus above the charge make up for an equal rate', () => {
    const equal = { ...offer, newRatePercent: 3, newBonusPercent: 7 };
    expect(breakEvenYears(equal)).toBe(5);
    expect(breakEvenYears({ ...equal, newSurrenderYears: 0 })).toBe(0);
    expect(breakEvenYears({ ...equal, newBonusPercent: 6 })).toBeNull();
    // A lower rate has eaten the bonus before it is safe.
    expect(breakEvenYears({ ...equal, newRatePercent: 2.5, newBonusPercent: 8 })).toBeNull();
    expect(breakEvenYears({ ...equal, newRatePercent: 2.9, newBonusPercent: 8 })).toBe(5);
  });

  it('takes the bonus as not enough when it only just evens out', () => {
    expect(breakEvenYears({ ...offer, chargePercent: 50, newBonusPercent: 100, newRatePercent: 3 })).toBeNull();
  });
});

describe('exchangeCourse', () => {
  it('holds both contracts year by year, the bonus from the end of the surrender period on', () => {
    const course = exchangeCourse({ ...offer, newBonusPercent: 2, newSurrenderYears: 2 }, 3);
    expect(course.map(({ year }) => year)).toEqual([0, 1, 2, 3]);
    expect(course[0]).toEqual({ year: 0, stay: 150_000, leave: 141_000 });
    expect(course[1]?.stay).toBeCloseTo(154_500, 6);
    expect(course[1]?.leave).toBeCloseTo(148_755, 6);
    expect(course[2]?.leave).toBeCloseTo(141_000 * 1.02 * 1.055 ** 2, 6);
    expect(course[3]?.stay).toBeCloseTo(150_000 * 1.03 ** 3, 6);
  });

  it('takes fees off at the end of each year', () => {
    const [, first] = exchangeCourse({ ...offer, oldFeesPercent: 2, newFeesPercent: 1 }, 1);
    expect(first?.stay).toBeCloseTo(150_000 * 1.03 * 0.98, 6);
    expect(first?.leave).toBeCloseTo(141_000 * 1.055 * 0.99, 6);
  });
});

describe('what is out of bounds', () => {
  it.each<[Partial<Exchange>, string]>([
    [{ value: -1 }, 'Value must be from 0 to 1000000000000.'],
    [{ value: 1.1e12 }, 'Value must be'],
    [{ oldRatePercent: -90.1 }, 'Rate must be from -90 to 100'],
    [{ newRatePercent: 100.1 }, 'Rate must be'],
    [{ newRatePercent: Number.NaN }, 'Rate must be'],
    [{ oldFeesPercent: -0.1 }, 'Fees must be from 0 to 90'],
    [{ newFeesPercent: 90.1 }, 'Fees must be'],
    [{ chargePercent: 100.1 }, 'Percent must be from 0 to 100'],
    [{ newBonusPercent: -1 }, 'Percent must be'],
    [{ newSurrenderYears: Number.POSITIVE_INFINITY }, 'Surrender years must be from 0 to 100'],
  ])('%o is refused', (wrong, message) => {
    expect(() => yearsAhead({ ...offer, ...wrong })).toThrow(new RegExp(`^${message}`));
    expect(() => exchangeCourse({ ...offer, ...wrong }, 1)).toThrow(RangeError);
  });

  it('also as a number of years', () => {
    expect(() => exchangeCourse(offer, 101)).toThrow('Years must be from 0 to 100');
    expect(exchangeCourse(offer, 100)).toHaveLength(101);
    expect(breakEvenYears({ ...offer, value: 1e12, oldRatePercent: -90, newRatePercent: 100, oldFeesPercent: 90 })).toBeGreaterThan(0);
  });
});

describe('a market value adjustment', () => {
  // 6 years of charges left: (1.03 / 1.055) ^ 6 takes 20,103 of 150,000, and the charge of 5% is on the whole of it: the costlier order.
  const adjusted = { ...offer, chargePercent: 5, adjustedYears: 6 };

  it('takes 20,103 of 150,000 at 3% against 5.5%, with 6 years left', () => {
    const { adjustment, charge, left } = costOfLeaving(adjusted);
    expect([adjustment, charge, left].map(Math.round)).toEqual([20_103, 7500, 122_397]);
    expect(exchangeCourse(adjusted, 1)[0]?.leave).toBe(left);
  });

  it('moves the break-even from 2.1 to 8.5 years', () => {
    expect(breakEvenYears({ ...adjusted, adjustedYears: 0 })).toBeCloseTo(2.14, 2);
    expect(breakEvenYears(adjusted)).toBeCloseTo(8.48, 2);
  });

  it('is not counted where rates have fallen', () => {
    const fallen = { ...adjusted, newRatePercent: 2 };
    expect(costOfLeaving(fallen)).toEqual({ adjustment: 0, charge: 7500, left: 142_500 });
  });

  it('takes with the charge at most all of it', () => {
    const { adjustment, charge, left } = costOfLeaving({ ...adjusted, chargePercent: 25, newRatePercent: 30, adjustedYears: 20 });
    expect(left).toBe(0);
    expect(adjustment + charge).toBe(150_000);
    expect(breakEvenYears({ ...adjusted, chargePercent: 25, newRatePercent: 30, adjustedYears: 20 })).toBeNull();
  });

  it('costs as much as in the comparison of products', () => {
    const rates = { boughtAt: 4, leftAt: 5 };
    const exchange = { ...adjusted, value: 1000, oldRatePercent: rates.boughtAt, newRatePercent: rates.leftAt };
    expect(costOfLeaving(exchange)).toEqual(leavingCost(1000, 5, marketValueLoss(6, rates)));
  });
});

const percent = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
const exchanges: fc.Arbitrary<Exchange> = fc.record({
  value: fc.double({ min: 0, max: 1e12, noNaN: true }),
  chargePercent: percent(100),
  oldRatePercent: fc.double({ min: -90, max: 100, noNaN: true }),
  oldFeesPercent: percent(90),
  newRatePercent: fc.double({ min: -90, max: 100, noNaN: true }),
  newFeesPercent: percent(90),
  newBonusPercent: percent(100),
  newSurrenderYears: fc.integer({ min: 0, max: 100 }),
  adjustedYears: percent(100),
});

describe('for every exchange', () => {
  it('the course is ahead between both crossings, and behind before and after', () => {
    const near = fc.record({
      chargePercent: percent(15),
      oldRatePercent: percent(8),
      newRatePercent: percent(8),
      newBonusPercent: percent(20),
      newSurrenderYears: fc.integer({ min: 0, max: 15 }),
    });
    fc.assert(
      fc.property(near, (figures) => {
        const exchange = { ...offer, ...figures };
        const ahead = yearsAhead(exchange);
        for (const { year, stay, leave } of exchangeCourse(exchange, 60)) {
          const inside = ahead !== null && year > ahead.from + 1e-6 && year < (ahead.until ?? Number.POSITIVE_INFINITY) - 1e-6;
          const outside = ahead === null || year < ahead.from - 1e-6 || year > (ahead.until ?? Number.POSITIVE_INFINITY) + 1e-6;
          if (inside) expect(leave).toBeGreaterThanOrEqual(stay * (1 - 1e-12));
          if (outside) expect(leave).toBeLessThanOrEqual(stay * (1 + 1e-12));
        }
      }),
    );
  });

  it('the break-even is never before the start, and finite', () => {
    fc.assert(
      fc.property(exchanges, (exchange) => {
        const ahead = yearsAhead(exchange);
        if (ahead === null) return;
        expect(Number.isFinite(ahead.from)).toBe(true);
        expect(ahead.from).toBeGreaterThanOrEqual(0);
        expect(ahead.until ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(ahead.from);
      }),
    );
  });

  it('a higher charge never breaks even earlier', () => {
    fc.assert(
      fc.property(exchanges, percent(100), (exchange, other) => {
        const [lower, higher] = [exchange.chargePercent, other].sort((a, b) => a - b) as [number, number];
        const early = breakEvenYears({ ...exchange, chargePercent: lower }) ?? Number.POSITIVE_INFINITY;
        const late = breakEvenYears({ ...exchange, chargePercent: higher }) ?? Number.POSITIVE_INFINITY;
        expect(late).toBeGreaterThanOrEqual(early * (1 - 1e-9));
      }),
    );
  });

  it('without a bonus, an equal or lower rate never breaks even', () => {
    fc.assert(
      fc.property(exchanges, (exchange) => {
        const newRatePercent = Math.min(exchange.oldRatePercent, exchange.newRatePercent);
        const newFeesPercent = Math.max(exchange.oldFeesPercent, exchange.newFeesPercent);
        expect(breakEvenYears({ ...exchange, newRatePercent, newFeesPercent, newBonusPercent: 0 })).toBeNull();
      }),
    );
  });

  it('the course holds finite numbers', () => {
    fc.assert(
      fc.property(exchanges, (exchange) => {
        for (const { stay, leave } of exchangeCourse(exchange, 100)) expect(Number.isFinite(stay) && Number.isFinite(leave)).toBe(true);
      }),
    );
  });
});
