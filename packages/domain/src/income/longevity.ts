/** Where the numbers come from, as it is said on the screen. */
export const lifeTableSource = 'SSA cohort life table, 2025 Trustees Report';

/** How many of a birth year are still alive at each age. */
export interface LifeTable {
  /** Age in whole years of the first number. */
  readonly firstAge: number;
  /** Survivors at the first age, the age after it, and so on; zero after the last. */
  readonly survivors: readonly number[];
}

/**
 * The chance that a person alive at one age is alive at another, from 0 to 1: survivors at the later age / survivors at the earlier age.
 * Zero beyond the end of the table, or when the earlier age has no survivors. Raises nothing.
 * Source: the definition of a life table.
 */
export function chanceOfReaching({ firstAge, survivors }: LifeTable, fromAge: number, toAge: number): number {
  const atStart = survivors[fromAge - firstAge] ?? 0;
  if (atStart === 0) return 0;
  return (survivors[toAge - firstAge] ?? 0) / atStart;
}

/** The plain average of two chances, for a person whose sex is not asked. A fraction from 0 to 1. */
export function averageChance(tables: readonly [LifeTable, LifeTable], fromAge: number, toAge: number): number {
  return (chanceOfReaching(tables[0], fromAge, toAge) + chanceOfReaching(tables[1], fromAge, toAge)) / 2;
}

/**
 * The chance that at least one of two people is alive, from the chance of each (0 to 1): 1 - (1 - a) x (1 - b). The two lives are assumed
 * independent, and the page must say so: couples share a home and habits. Raises nothing. Source: the rule for either of two independent
 * events.
 */
export function eitherAlive(chanceOfOne: number, chanceOfOther: number): number {
  return 1 - (1 - chanceOfOne) * (1 - chanceOfOther);
}

/**
 * The average remaining years of a person of an age: the sum of the chances of reaching each later age, plus half a year for the year of
 * death. Zero when the age has no survivors. Raises nothing.
 * Source: the definition of complete life expectancy, deaths spread evenly over each year.
 */
export function lifeExpectancy(table: LifeTable, fromAge: number): number {
  if (chanceOfReaching(table, fromAge, fromAge) === 0) return 0;
  const addAge = (years: number, age: number) => (age > fromAge ? years + chanceOfReaching(table, fromAge, age) : years);
  return table.survivors.reduce((years, _, index) => addAge(years, table.firstAge + index), 0.5);
}
