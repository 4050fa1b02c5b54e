import { cohortTable, type TablePerson } from '@annuity-lantern/domain/life-tables';
import { lifeTableSource } from '@annuity-lantern/domain/longevity';

/** Goes on after "Of 100": `people`. */
export const peopleOf = { average: 'people', female: 'women', male: 'men' } as const satisfies Record<TablePerson['sex'], string>;

const whose = { average: 'average of men and women', female: 'women', male: 'men' } as const satisfies Record<TablePerson['sex'], string>;

/** The table that chances come from, its year and whom it is of: it goes on screen wherever a chance does. */
export function sayTable({ birthYear, sex }: TablePerson): string {
  const nearest = cohortTable(birthYear, 'female').birthYear;
  const year = nearest === birthYear ? `born ${birthYear}` : `born ${nearest}, the nearest year it has`;
  return `${lifeTableSource} (intermediate projection), ${year}, ${whose[sex]}`;
}

/** How many of 100 are alive: `56`. */
export function sayOf100(chance: number): string {
  return String(Math.round(chance * 100));
}

/** The same in a table: `56%`. Never a flat none where the table still has somebody. */
export function formatAlive(chance: number): string {
  const of100 = Math.round(chance * 100);
  return of100 === 0 && chance > 0 ? 'under 1%' : `${of100}%`;
}
