import { type TablePerson, tableBirthYears } from '@annuity-lantern/domain/life-tables';
import { lifeTableSource } from '@annuity-lantern/domain/longevity';
import { formatChance } from '../../../figures/format-figures.ts';

const people = { average: 'people', female: 'women', male: 'men' } as const;
const persons = { average: 'average of men and women', female: 'women', male: 'men' } as const;

export function sayPeople(sex: TablePerson['sex']): string {
  return people[sex];
}

/** The table that chances come from, its year and whom it is of: it goes on screen wherever a chance does. */
export function sayTable({ birthYear, sex }: TablePerson): string {
  const year = Math.min(tableBirthYears.to, Math.max(tableBirthYears.from, birthYear));
  return `${lifeTableSource} (intermediate projection), born ${year}${year === birthYear ? '' : ', the nearest year it has'}, ${persons[sex]}`;
}

/** A chance in whole percent; what is small is not nothing. */
export function sayChance(fraction: number): string {
  return fraction > 0 && fraction < 0.005 ? 'under 1%' : formatChance(fraction);
}

/** Percent a year without needless zeros: `2.5%`. */
export function sayInflation(percent: number): string {
  return `${Math.round(percent * 100) / 100}%`;
}

/** `67`, or `66 years and 8 months`. */
export function sayMonths(months: number): string {
  const rest = months % 12;
  const years = Math.floor(months / 12);
  return rest === 0 ? String(years) : `${years} years and ${rest} months`;
}
