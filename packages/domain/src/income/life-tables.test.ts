import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceInMonths, chanceOfLiving, cohortTable, type Sex, tableBirthYears, yearsToLive } from './life-tables.ts';
import { eitherAlive } from './longevity.ts';
import { menBorn1966, womenBorn1966 } from './longevity-born-1966.ts';

const ages = [85, 90, 95, 100] as const;
const sexes = fc.constantFrom<Sex>('female', 'male');
const birthYears = fc.integer({ min: 1936, max: 1986 });

/** Survivors weighted by their place: changes with any single number, and with any two that change places. */
function weighed(sex: Sex): number {
  let sum = 0;
  for (let year = tableBirthYears.from; year <= tableBirthYears.to; year += 1) {
    for (const [index, alive] of cohortTable(year, sex).survivors.entries()) sum += alive * (index + 1) * (year - 1935);
  }
  return sum;
}

describe('cohortTable', () => {
  it.each([
    ['male', 72_407_744_108],
    ['female', 90_006_425_263],
  ] as const)('is the published tables to the last number, each read once: %s', (sex, sum) => {
    expect(weighed(sex)).toBe(sum);
    expect(cohortTable(1936, sex)).toBe(cohortTable(1936, sex));
    expect(cohortTable(1986, sex).birthYear).toBe(1986);
  });

  it.each([
    ['male', 1960, 50, 88_357],
    ['male', 1960, 65, 76_212],
    ['male', 1960, 100, 2_189],
    ['female', 1960, 65, 85_065],
    ['female', 1960, 100, 5_068],
    ['male', 1936, 50, 83_123],
    ['female', 1986, 117, 2],
  ] as const)('has as many survivors as the published table: %s, born %i, age %i', (sex, birthYear, age, alive) => {
    const table = cohortTable(birthYear, sex);
    expect(table.survivors[age - table.firstAge]).toBe(alive);
  });

  it('holds ages 50 to 119 of each birth year, and survivors never increase', () => {
    fc.assert(
      fc.property(birthYears, sexes, (birthYear, sex) => {
        const table = cohortTable(birthYear, sex);
        expect(table).toMatchObject({ birthYear, firstAge: 50 });
        expect(table.survivors).toHaveLength(70);
        expect(table.survivors).toEqual([...table.survivors].sort((a, b) => b - a));
        expect(table.survivors.at(-1)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('takes the nearest birth year, and says which it took', () => {
    expect(cohortTable(1900, 'male')).toBe(cohortTable(1936, 'male'));
    expect(cohortTable(1935, 'male').birthYear).toBe(1936);
    expect(cohortTable(1987, 'female')).toBe(cohortTable(1986, 'female'));
    expect(cohortTable(Number.POSITIVE_INFINITY, 'female').birthYear).toBe(1986);
    expect(cohortTable(1960.4, 'female').birthYear).toBe(1960);
    expect(() => cohortTable(Number.NaN, 'female')).toThrow(new RangeError('The birth year is not a number.'));
  });

  it('agrees with the single birth year that the articles carry', () => {
    expect(menBorn1966.survivors).toEqual(cohortTable(1966, 'male').survivors.slice(10));
    expect(womenBorn1966.survivors).toEqual(cohortTable(1966, 'female').survivors.slice(10));
    expect([menBorn1966.firstAge, womenBorn1966.firstAge]).toEqual([60, 60]);
  });
});

describe('chanceOfLiving', () => {
  it.each([
    ['male', [0.501, 0.296, 0.121, 0.029]],
    ['female', [0.61, 0.405, 0.197, 0.06]],
    // (0.5014 + 0.6104) / 2, and so on.
    ['average', [0.556, 0.35, 0.159, 0.044]],
  ] as const)('%s, born 1960, from 65 to 85, 90, 95, 100', (sex, chances) => {
    expect(ages.map((age) => Number(chanceOfLiving({ birthYear: 1960, sex }, 65, age).toFixed(3)))).toEqual(chances);
  });

  it.each([
    ['excellent', 0.75],
    ['average', 1],
    ['poor', 1.5],
  ] as const)('in %s health is the chance of the table to the power of %f', (health, factor) => {
    const person = { birthYear: 1960, sex: 'female' } as const;
    expect(chanceOfLiving({ ...person, health }, 65, 90)).toBeCloseTo(chanceOfLiving(person, 65, 90) ** factor, 12);
    const both = (['female', 'male'] as const).map((sex) => chanceOfLiving({ ...person, sex, health }, 65, 90));
    expect(chanceOfLiving({ ...person, sex: 'average', health }, 65, 90)).toBeCloseTo(((both[0] ?? 0) + (both[1] ?? 0)) / 2, 12);
  });

  it('either of a couple born in 1961, from 65, after 15, 20, 25, 30 years', () => {
    const chance = (sex: Sex, years: number) => chanceOfLiving({ birthYear: 1961, sex }, 65, 65 + years);
    const either = [15, 20, 25, 30].map((years) => Number(eitherAlive(chance('male', years), chance('female', years)).toFixed(3)));
    expect(either).toEqual([0.925, 0.808, 0.585, 0.298]);
  });

  it('is a chance for every person and every pair of ages', () => {
    const age = fc.integer({ min: 0, max: 200 });
    const sex = fc.constantFrom('female' as const, 'male' as const, 'average' as const);
    fc.assert(
      fc.property(birthYears, sex, age, age, (birthYear, who, one, other) => {
        const chance = chanceOfLiving({ birthYear, sex: who }, Math.min(one, other), Math.max(one, other));
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('knows health in ages in months and in years to live', () => {
  const person = { birthYear: 1960, sex: 'female' } as const;
  expect(chanceInMonths({ ...person, health: 'poor' }, 780, 1080)).toBeCloseTo(chanceOfLiving({ ...person, health: 'poor' }, 65, 90), 12);
  expect(chanceInMonths(person, 786, 1080)).toBeLessThan(chanceInMonths(person, 787, 1080));
  expect(chanceInMonths(person, 1440, 1452)).toBe(0);
  const years = (['poor', 'average', 'excellent'] as const).map((health) => yearsToLive({ ...person, health }, 65));
  expect(years).toEqual(years.toSorted((a, b) => a - b));
  expect(years[1]).toBe(yearsToLive(person, 65));
});

describe('yearsToLive', () => {
  it.each([
    ['male', 19.25],
    ['female', 21.84],
    ['average', 20.55],
  ] as const)('%s, born 1960, at 65: %f', (sex, years) => {
    expect(yearsToLive({ birthYear: 1960, sex }, 65)).toBeCloseTo(years, 2);
  });
});
