/** How many of a birth year are still alive at each age. */
export interface LifeTable {
  /** Age in whole years of the first number. */
  readonly firstAge: number;
  /** Survivors at the first age, the age after it, and so on; nobody after the last. */
  readonly survivors: readonly number[];
}

/**
 * The chance of somebody alive at one age to be alive at another: survivors at the later age / survivors at the earlier one, as a fraction
 * from 0 to 1. Zero beyond the end of the table, and where nobody is left to start with. Raises nothing.
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
