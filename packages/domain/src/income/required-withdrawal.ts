import { figureOn } from '../figures/year-figures.ts';
import { requireRange } from '../require-range.ts';
import type { CalendarDay } from '../time/calendar-day.ts';

/** Birth years that {@link requiredWithdrawal} takes: ages up to the last row of the table. */
export const withdrawalBirthYears = { from: 1906, to: 1986 } as const;

export type RequiredWithdrawal =
  | { readonly kind: 'notYet'; readonly firstYear: number; readonly firstAge: number }
  | {
      readonly kind: 'due';
      /** The age reached in the calendar year. */
      readonly age: number;
      /** The distribution period of the Uniform Lifetime Table, in years. */
      readonly period: number;
      /** Not rounded. */
      readonly dollars: number;
      readonly isFirst: boolean;
      readonly due: CalendarDay;
    };

/**
 * What an owner of a traditional IRA or a plan must take out in a calendar year: the balance over the distribution period of the age reached
 * in that year. The first one is due by April 1 of the next year, every other one by December 31.
 *
 * @param birthYear as {@link withdrawalBirthYears}.
 * @param year the calendar year of the withdrawal.
 * @param balance dollars on December 31 of the year before.
 * @throws RangeError when the birth year is out of its range, or the balance is not a sum of zero or more.
 * Source: 26 CFR 1.401(a)(9)-5 and -9(c); Internal Revenue Code, section 401(a)(9)(C).
 */
export function requiredWithdrawal(birthYear: number, year: number, balance: number): RequiredWithdrawal {
  const { from, to } = withdrawalBirthYears;
  requireRange('birthYear', birthYear, from, to);
  if (!(balance >= 0 && Number.isFinite(balance))) throw new RangeError('balance must be a sum of zero or more.');
  const age = year - birthYear;
  const firstAge = figureOn(birthYear < 1960 ? 'rmdAge' : 'rmdAgeBornFrom1960', `${year}-12-31`).value;
  if (age < firstAge) return { kind: 'notYet', firstYear: birthYear + firstAge, firstAge };
  const period = periods[Math.min(age - FIRST_ROW, periods.length - 1)] as number;
  // Born before 1951, an owner began by an earlier law.
  const isFirst = age === firstAge && birthYear > 1950;
  const due = isFirst ? { year: year + 1, month: 4, day: 1 } : { year, month: 12, day: 31 };
  return { kind: 'due', age, period, dollars: balance / period, isFirst, due };
}

/** The age of the first row below. */
const FIRST_ROW = 73;

/** The Uniform Lifetime Table by age, 73 to 120 and over. Source: 26 CFR 1.401(a)(9)-9(c), from 2022 on. */
const periods: readonly number[] = [
  26.5, 25.5, 24.6, 23.7, 22.9, 22, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16, 15.2, 14.4, 13.7, 12.9, 12.2, 11.5, 10.8, 10.1, 9.5, 8.9, 8.4,
  7.8, 7.3, 6.8, 6.4, 6, 5.6, 5.2, 4.9, 4.6, 4.3, 4.1, 3.9, 3.7, 3.5, 3.4, 3.3, 3.1, 3, 2.9, 2.8, 2.7, 2.5, 2.3, 2,
];
