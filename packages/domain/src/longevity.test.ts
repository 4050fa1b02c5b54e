import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageChance, chanceOfReaching, type LifeTable } from './longevity.ts';
import { menBorn1966, womenBorn1966 } from './longevity-born-1966.ts';

/** Survivors at every fifth age from 65, of the same tables for other birth years. */
const everyFifth = (survivors: readonly number[]) => (age: number) =>
  chanceOfReaching({ firstAge: 13, survivors }, 13, 13 + (age - 65) / 5);
const men1960 = [76212, 0, 0, 51479, 38211, 22579, 9244, 2189];
const women1960 = [85065, 0, 0, 65153, 51920, 34424, 16777, 5068];

describe('chanceOfReaching', () => {
  it.each([
    ['a man born in 1960', men1960, [0.501, 0.296, 0.121, 0.029]],
    ['a woman born in 1960', women1960, [0.61, 0.405, 0.197, 0.06]],
  ])('%s, from 65 to 85, 90, 95, 100', (_, survivors, chances) => {
    expect([85, 90, 95, 100].map((age) => Number(everyFifth(survivors)(age).toFixed(3)))).toEqual(chances);
  });

  it('one of a couple born in 1961, from 65, after 15, 20, 25, 30 years', () => {
    const man = everyFifth([76492, 0, 0, 51847, 38578, 22873, 9419]);
    const woman = everyFifth([85226, 0, 0, 65421, 52223, 34711, 16991]);
    const either = [80, 85, 90, 95].map((age) => Number((1 - (1 - man(age)) * (1 - woman(age))).toFixed(3)));
    expect(either).toEqual([0.925, 0.808, 0.585, 0.298]);
  });

  it('is the average of men and women for those born in 1966, from 60', () => {
    const tables = [menBorn1966, womenBorn1966] as const;
    expect([80, 85, 90, 95, 100].map((age) => Math.round(averageChance(tables, 60, age) * 100))).toEqual([70, 54, 35, 16, 5]);
  });

  it('is zero beyond the table and where nobody is left', () => {
    expect(chanceOfReaching(menBorn1966, 60, 120)).toBe(0);
    expect(chanceOfReaching(menBorn1966, 117, 118)).toBe(0);
    expect(chanceOfReaching(menBorn1966, 59, 70)).toBe(0);
    expect(chanceOfReaching(menBorn1966, 120, 121)).toBe(0);
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

  it('holds 60 ages of each table, which never rise', () => {
    for (const { survivors } of [menBorn1966, womenBorn1966]) {
      expect(survivors).toHaveLength(60);
      expect(survivors).toEqual([...survivors].sort((a, b) => b - a));
    }
  });
});
