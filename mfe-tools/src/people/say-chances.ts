import { cohortTable, mortalityFactors, type TablePerson } from '@annuity-lantern/domain/life-tables';
import { lifeTableSource } from '@annuity-lantern/domain/longevity';

export const peopleOf = { average: 'people', female: 'women', male: 'men' } as const satisfies Record<TablePerson['sex'], string>;

/** Follows "Of 100": `people your age in poor health`. */
export function peopleLike({ sex, health = 'average' }: TablePerson): string {
  return `${peopleOf[sex]} your age${health === 'average' ? '' : ` in ${health} health`}`;
}

const whose = { average: 'average of men and women', female: 'women', male: 'men' } as const satisfies Record<TablePerson['sex'], string>;

/** The source of the chances: the life table, its birth year and group. Must be shown wherever a chance is shown. */
export function sayTable({ birthYear, sex, health = 'average' }: TablePerson): string {
  const nearest = cohortTable(birthYear, 'female').birthYear;
  const year = nearest === birthYear ? `born ${birthYear}` : `born ${nearest}, the nearest year it has`;
  return `${lifeTableSource} (intermediate projection), ${year}, ${whose[sex]}${sayHealth(health)}`;
}

function sayHealth(health: NonNullable<TablePerson['health']>): string {
  const percent = Math.round((mortalityFactors[health] - 1) * 100);
  if (percent === 0) return '';
  return `; for ${health} health our own assumption: a risk of dying ${Math.abs(percent)}% ${percent < 0 ? 'lower' : 'higher'} at every age`;
}

/** The number of people of 100 who are alive: `56`. */
export function sayOf100(chance: number): string {
  return String(Math.round(chance * 100));
}

/** The chance of a couple, at an age of the visitor: `In 81 of 100 couples, one of you is still alive at 85.` */
export function sayEitherAlive(chance: number, age: number): string {
  return `In ${sayOf100(chance)} of 100 couples, one of you is still alive at ${age}.`;
}
