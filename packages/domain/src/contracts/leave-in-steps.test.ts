import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chargesAhead,
  cheapestDay,
  deathBenefitGivenUp,
  type KnownCharges,
  type LeavingPlan,
  leaveInSteps,
  leavingDays,
  riderGivenUp,
} from './leave-in-steps.ts';
import { type Exchange, exchangeCourse } from './leave-or-stay.ts';

const exchange: Exchange = {
  value: 150_000,
  chargePercent: 5,
  oldRatePercent: 3,
  oldFeesPercent: 0,
  newRatePercent: 5.5,
  newFeesPercent: 0,
  newBonusPercent: 0,
  newSurrenderYears: 0,
  adjustedYears: 0,
};
const known: KnownCharges = { chargePercent: 5, yearsLeft: 6, schedule: [] };
const planOf = (part: Partial<Exchange> = {}, charges = [6, 4, 2], horizon = 10): LeavingPlan => ({
  exchange: { ...exchange, ...part },
  charges,
  horizon,
});

describe('chargesAhead', () => {
  it.each<[string, Partial<KnownCharges>, readonly number[]]>([
    ['lets a charge fall evenly to zero', { chargePercent: 6, yearsLeft: 3 }, [6, 4, 2]],
    ['takes the schedule as it is', { chargePercent: 5, yearsLeft: 4, schedule: [4, 3, 2] }, [5, 4, 3, 2]],
    ['goes on evenly after a schedule that ends early', { chargePercent: 9, yearsLeft: 5, schedule: [8, 6] }, [9, 8, 6, 4, 2]],
    ['keeps a charge that is listed as zero', { chargePercent: 5, yearsLeft: 4, schedule: [4, 0] }, [5, 4, 0, 0]],
    ['follows a longer schedule only until the years left are over', { yearsLeft: 2, schedule: [4, 3, 2] }, [5, 4]],
    ['charges nothing once the years are over', { yearsLeft: 0, schedule: [4] }, []],
    ['knows years without a charge', { chargePercent: 0, yearsLeft: 2 }, [0, 0]],
  ])('%s', (_, part, charges) => {
    expect(chargesAhead({ ...known, ...part })).toEqual(charges);
  });

  it('refuses what is no charge, and years that are not whole', () => {
    expect(() => chargesAhead({ ...known, chargePercent: 101 })).toThrow('Charge must be from 0 to 100.');
    expect(() => chargesAhead({ ...known, schedule: [-1] })).toThrow('Charge');
    expect(() => chargesAhead({ ...known, yearsLeft: 1.5 })).toThrow('Years left must be from 0 to 100');
  });
});

describe('leavingDays', () => {
  it('grows the old contract until the day, takes charge and adjustment, and grows the new one from then on', () => {
    const days = leavingDays(planOf({ adjustedYears: 3 }));
    expect(days.map(({ year }) => year)).toEqual([0, 1, 2, 3]);
    // After one year: 154,500; charge 4%; adjustment 1 - (1.03 / 1.055)^2.
    const loss = 1 - (1.03 / 1.055) ** 2;
    expect(days[1]?.charge).toBeCloseTo(6_180, 8);
    expect(days[1]?.adjustment).toBeCloseTo(154_500 * loss, 8);
    expect(days[1]?.left).toBeCloseTo(154_500 * (0.96 - loss), 8);
    expect(days[1]?.atHorizon).toBeCloseTo(154_500 * (0.96 - loss) * 1.055 ** 9, 6);
    expect(days[3]).toMatchObject({ charge: 0, adjustment: 0 });
    expect(days[3]?.atHorizon).toBeCloseTo(150_000 * 1.03 ** 3 * 1.055 ** 7, 6);
  });

  it('counts the new bonus only on days whose new charges are over at the horizon', () => {
    const [today, , last] = leavingDays(planOf({ newBonusPercent: 10, newSurrenderYears: 9 }));
    const [without, , lastWithout] = leavingDays(planOf());
    expect(today?.atHorizon).toBeCloseTo((without?.atHorizon ?? 0) * 1.1, 6);
    expect(last?.atHorizon).toBeCloseTo(lastWithout?.atHorizon ?? 0, 6);
  });

  it('agrees on leaving today with the course of the exchange', () => {
    fc.assert(
      fc.property(
        percents(20),
        percents(20),
        percents(25),
        percents(20),
        fc.integer({ min: 0, max: 8 }),
        (old, offered, charge, bonus, years) => {
          const own = {
            ...exchange,
            oldRatePercent: old,
            newRatePercent: offered,
            chargePercent: charge,
            newBonusPercent: bonus,
            newSurrenderYears: years,
            adjustedYears: 4,
          };
          const plan = { exchange: own, charges: chargesAhead({ chargePercent: charge, yearsLeft: 4, schedule: [] }), horizon: 12 };
          expect(leavingDays(plan)[0]?.atHorizon).toBeCloseTo(exchangeCourse(own, 12).at(-1)?.leave ?? 0, 5);
        },
      ),
    );
  });

  it('refuses a horizon before the last charge, an adjustment beyond it, and a wrong exchange', () => {
    expect(() => leavingDays(planOf({}, [6, 4, 2], 2))).toThrow('Horizon must be from 3 to 200.');
    expect(() => leavingDays(planOf({}, [6], 2.5))).toThrow('Horizon');
    expect(() => leavingDays(planOf({ adjustedYears: 4 }))).toThrow('Years of adjustment');
    expect(() => leavingDays(planOf({}, [101]))).toThrow('Charge');
    expect(() => leavingDays(planOf({ value: -1 }))).toThrow('Value');
  });
});

describe('cheapestDay', () => {
  it('is the day that keeps the most: waiting two points of charge a year is worth 2% less growth', () => {
    expect(cheapestDay(leavingDays(planOf())).year).toBe(0);
    expect(cheapestDay(leavingDays(planOf({ adjustedYears: 3 }))).year).toBe(3);
    expect(cheapestDay(leavingDays(planOf({ newRatePercent: 4 }))).year).toBe(3);
  });

  it('is the earlier of two that keep the same', () => {
    expect(cheapestDay(leavingDays(planOf({ newRatePercent: 3 }, [0, 0]))).year).toBe(0);
  });
});

describe('leaveInSteps', () => {
  it('moves the free part of each year, and the rest after the last charge', () => {
    const { moved, atHorizon } = leaveInSteps(planOf(), 10);
    expect(moved.map((dollars) => Math.round(dollars * 100) / 100)).toEqual([15_000, 13_905, 12_889.94, 119_489.7]);
    expect(atHorizon).toBeCloseTo(15_000 * 1.055 ** 10 + 13_905 * 1.055 ** 9 + 12_889.935 * 1.055 ** 8 + 119_489.697_45 * 1.055 ** 7, 3);
  });

  it('is leaving after the last charge without a free part, and leaving today without a charge if all is free', () => {
    const last = leavingDays(planOf()).at(-1)?.atHorizon ?? 0;
    expect(leaveInSteps(planOf(), 0).atHorizon).toBeCloseTo(last, 6);
    expect(leaveInSteps(planOf(), 100)).toEqual({ moved: [150_000, 0, 0, 0], atHorizon: expect.closeTo(150_000 * 1.055 ** 10, 6) });
    expect(leaveInSteps(planOf({}, []), 10).moved).toEqual([150_000]);
  });

  it('keeps more the more is free if the new contract grows faster, and less if it grows slower', () => {
    fc.assert(
      fc.property(percents(15), percents(15), percents(50), percents(50), (old, offered, one, other) => {
        const plan = planOf({ oldRatePercent: old, newRatePercent: offered });
        const gain = leaveInSteps(plan, Math.max(one, other)).atHorizon - leaveInSteps(plan, Math.min(one, other)).atHorizon;
        expect(gain * Math.sign(offered - old)).toBeGreaterThanOrEqual(-1e-6);
      }),
    );
  });

  it('refuses more than all of it', () => {
    expect(() => leaveInSteps(planOf(), 101)).toThrow('Free withdrawal must be from 0 to 100.');
    expect(() => leaveInSteps(planOf({}, [6, 4], 1), 10)).toThrow('Horizon');
  });
});

describe('what is given up', () => {
  it('is the income of a rider, beside what the moved dollars buy by the table', () => {
    const { rider, bought } = riderGivenUp({ incomeBase: 220_000, payoutPercent: 5.5, age: 70 }, 140_000);
    expect(rider).toBeCloseTo(12_100, 8);
    expect(bought).toBeCloseTo(10_640, 8);
    expect(riderGivenUp({ incomeBase: 220_000, payoutPercent: 5.5, age: 90 }, 140_000).bought).toBeCloseTo(13_020, 8);
  });

  it('is the part of a death benefit above the value, times the chance of dying in the years', () => {
    const life = { person: { birthYear: 1956, sex: 'female' }, age: 70 } as const;
    const { above, chance, worth } = deathBenefitGivenUp({ benefit: 180_000, value: 150_000 }, life, 10);
    expect(above).toBe(30_000);
    expect(chance).toBeGreaterThan(0.1);
    expect(chance).toBeLessThan(0.25);
    expect(worth).toBeCloseTo(30_000 * chance, 8);
    expect(deathBenefitGivenUp({ benefit: 180_000, value: 150_000 }, life, 60).chance).toBe(1);
    expect(deathBenefitGivenUp({ benefit: 120_000, value: 150_000 }, life, 10)).toMatchObject({ above: 0, worth: 0 });
  });
});

function percents(max: number) {
  return fc.double({ min: 0, max, noNaN: true });
}
