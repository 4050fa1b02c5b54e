import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageChance, chanceOfReaching, eitherAlive, type LifeTable, lifeExpectancy, lifeTableSource } from './longevity.ts';
import { menBorn1966, lifeTableSource as sourceOfOneYear, womenBorn1966 } from './longevity-born-1966.ts';

/** Of ten people of 60, eight reach 61, two reach 62 and none reach 63. */
const four: LifeTable = { firstAge: 60, survivors: [10, 8, 2, 0] };

describe('chanceOfReaching', () => {
  it.each([
    [60, 61, 0.8],
    [61, 62, 0.25],
    [60, 60, 1],
    [60, 63, 0],
    // Beyond the table, before it, and from an age without survivors.
    [60, 64, 0],
    [59, 60, 0],
    [63, 63, 0],
    [64, 65, 0],
  ])('from %i to %i is %f', (from, to, chance) => {
    expect(chanceOfReaching(four, from, to)).toBe(chance);
  });

  it('never rises with age', () => {
    const age = fc.integer({ min: 60, max: 130 });
    fc.assert(
      fc.property(fc.constantFrom<LifeTable>(menBorn1966, womenBorn1966), age, age, age, (table, from, one, other) => {
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
        expect(chanceOfReaching(table, from, later)).toBeLessThanOrEqual(chanceOfReaching(table, from, sooner));
      }),
    );
  });
});

describe('on the period life table of 2022, from 65 to 80, 85, 90, 95, 100', () => {
  /** Its survivors at 65 and at every fifth age from 80. */
  const men: LifeTable = { firstAge: 0, survivors: [77_402, 47_715, 32_340, 16_504, 5_055, 710] };
  const women: LifeTable = { firstAge: 0, survivors: [86_231, 62_112, 46_683, 27_827, 10_967, 2_205] };

  it.each([
    ['a man', (place: number) => chanceOfReaching(men, 0, place), [0.616, 0.418, 0.213, 0.065, 0.009]],
    ['a woman', (place: number) => chanceOfReaching(women, 0, place), [0.72, 0.541, 0.323, 0.127, 0.026]],
    [
      'either of both',
      (place: number) => eitherAlive(chanceOfReaching(men, 0, place), chanceOfReaching(women, 0, place)),
      [0.893, 0.733, 0.467, 0.184, 0.035],
    ],
  ] as const)('%s', (_, chance, expected) => {
    expect([1, 2, 3, 4, 5].map((place) => Number(chance(place).toFixed(3)))).toEqual(expected);
  });
});

describe('averageChance', () => {
  it('is the average of men and women born in 1966, from 60 on', () => {
    const tables = [menBorn1966, womenBorn1966] as const;
    expect([80, 85, 90, 95, 100].map((age) => Math.round(averageChance(tables, 60, age) * 100))).toEqual([70, 54, 35, 16, 5]);
  });
});

describe('eitherAlive', () => {
  it.each([
    [0.616, 0.72, 0.89248],
    [0.5, 0, 0.5],
    [0, 0, 0],
    [1, 0.3, 1],
  ])('of %f and %f is %f', (one, other, either) => {
    expect(eitherAlive(one, other)).toBeCloseTo(either, 12);
    expect(eitherAlive(other, one)).toBeCloseTo(either, 12);
  });
});

describe('lifeExpectancy', () => {
  it.each([
    [60, 1.5],
    [61, 0.75],
    [62, 0.5],
    [63, 0],
    [64, 0],
    [59, 0],
  ])('at %i is %f years', (age, years) => {
    expect(lifeExpectancy(four, age)).toBe(years);
  });
});

it('says where every number comes from', () => {
  expect(lifeTableSource).toBe('SSA cohort life table, 2025 Trustees Report');
  expect(sourceOfOneYear).toBe(lifeTableSource);
});
