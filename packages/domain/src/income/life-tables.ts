import { femaleSteps, firstAge, firstBirthYear, maleSteps } from './life-tables-data.ts';
import { averageChance, chanceOfReaching, type LifeTable, lifeExpectancy } from './longevity.ts';

export type Sex = 'female' | 'male';

/** A life table of the people of one sex born in one year. */
export interface CohortTable extends LifeTable {
  /** The birth year that the table is of: the nearest one there is. */
  readonly birthYear: number;
}

/** A person as the tables know one: `average` where the sex is not asked. */
export interface TablePerson {
  readonly birthYear: number;
  readonly sex: Sex | 'average';
  /** As the person sees it; average when left out. */
  readonly health?: Health | undefined;
}

export type Health = 'excellent' | 'average' | 'poor';

/**
 * Factors of the force of mortality at every age. Our assumption, not a published factor: a quarter less for excellent health,
 * half as much again for poor health.
 */
export const mortalityFactors = { excellent: 0.75, average: 1, poor: 1.5 } as const satisfies Record<Health, number>;

/** The birth years that have a table. Other birth years use the nearest table, and the page must say so. */
export const tableBirthYears = { from: firstBirthYear, to: 1986 } as const;

/**
 * Survivors of 100,000 people of one birth year, by age (50 to 119). The birth year is clamped to 1936 to 1986.
 *
 * @throws RangeError when the birth year is not a number.
 * Source: Social Security Administration, cohort life tables of the 2025 Trustees Report, alternative 2 (intermediate), column l(x).
 */
export function cohortTable(birthYear: number, sex: Sex): CohortTable {
  const nearest = Math.min(tableBirthYears.to, Math.max(tableBirthYears.from, Math.round(birthYear)));
  const table = tablesOf(sex)[nearest - tableBirthYears.from];
  if (!table) throw new RangeError('The birth year is not a number.');
  return table;
}

/**
 * The chance that a person alive at one age is alive at another, from 0 to 1. If the sex is not known, the plain average of men and women.
 * Health raises each chance to the power of its {@link mortalityFactors}. Zero from an age below 50 or above 119. Raises and source: see
 * {@link cohortTable}.
 */
export function chanceOfLiving({ birthYear, sex, health }: TablePerson, fromAge: number, toAge: number): number {
  if (sex !== 'average') return chanceOfReaching(tableFor(birthYear, sex, health), fromAge, toAge);
  return averageChance([tableFor(birthYear, 'female', health), tableFor(birthYear, 'male', health)], fromAge, toAge);
}

/** Survivors to the power of the factor: their ratio is then the chance to that power. */
function tableFor(birthYear: number, sex: Sex, health: Health = 'average'): LifeTable {
  const table = cohortTable(birthYear, sex);
  const factor = mortalityFactors[health];
  return factor === 1 ? table : { firstAge, survivors: table.survivors.map((alive) => alive ** factor) };
}

/**
 * {@link chanceOfLiving} between ages in months. Deaths are spread evenly over each year of age, and the chance at 120 is zero. Raises and
 * source: see {@link cohortTable}.
 */
export function chanceInMonths({ birthYear, sex, health = 'average' }: TablePerson, fromMonths: number, toMonths: number): number {
  if (sex === 'average') {
    const chanceOf = (one: Sex) => chanceInMonths({ birthYear, sex: one, health }, fromMonths, toMonths);
    return (chanceOf('female') + chanceOf('male')) / 2;
  }
  const table = cohortTable(birthYear, sex);
  const alive = survivorsAt(table, fromMonths);
  return alive === 0 ? 0 : (survivorsAt(table, toMonths) / alive) ** mortalityFactors[health];
}

function survivorsAt({ firstAge: first, survivors }: LifeTable, months: number): number {
  const years = Math.floor(months / 12);
  const [here, next] = [survivors[years - first] ?? 0, survivors[years + 1 - first] ?? 0];
  return here + ((months % 12) / 12) * (next - here);
}

/**
 * The years a person of an age can expect to live on, on average; the plain average of men and women where the sex is not known. Zero from an
 * age below 50 or above 119. Raises and source: as {@link cohortTable}.
 */
export function yearsToLive({ birthYear, sex, health }: TablePerson, fromAge: number): number {
  const yearsOf = (one: Sex) => lifeExpectancy(tableFor(birthYear, one, health), fromAge);
  return sex === 'average' ? (yearsOf('female') + yearsOf('male')) / 2 : yearsOf(sex);
}

const steps: Readonly<Record<Sex, string>> = { female: femaleSteps, male: maleSteps };
const tables = new Map<Sex, readonly CohortTable[]>();

/** Read once, when a chance is first asked for. */
function tablesOf(sex: Sex): readonly CohortTable[] {
  const known = tables.get(sex);
  if (known) return known;
  const read = readTables(steps[sex]);
  tables.set(sex, read);
  return read;
}

/** Each number says by how much a step from age to age differs from that of the birth year before: small numbers, a quarter of the bytes. */
function readTables(lines: string): CohortTable[] {
  let stepsBefore: number[] = [];
  return lines
    .trim()
    .split('\n')
    .map((line, year) => {
      stepsBefore = line.split(',').map((change, index) => (stepsBefore[index] ?? 0) + Number(change));
      let alive = 0;
      const survivors = stepsBefore.map((step) => {
        alive += step;
        return alive;
      });
      return { birthYear: firstBirthYear + year, firstAge, survivors };
    });
}
