import { yearDrawnDown } from '@annuity-lantern/domain/draw-down';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { chanceOfLiving, type TablePerson } from '@annuity-lantern/domain/life-tables';
import { peopleLike, sayOf100 } from '../../../people/say-chances.ts';
import type { PayoutCourse } from './payout-course.ts';

export interface DrawDownRow {
  /** The return of the money, percent a year. */
  readonly earns: number;
  /** The year of income in which it runs out; null when it never does. */
  readonly year: number | null;
  /** The age at the last payment, in whole or in part. */
  readonly lastAge: number | null;
  /** The chance of living to that age; a fraction. */
  readonly alive: number | null;
}

/** How long the same income lasts without an annuity, at some rates and at the visitor's own. */
export interface DrawDownCourse {
  readonly own: DrawDownRow;
  readonly rows: readonly DrawDownRow[];
  readonly sentence: string;
}

/** Below one of 200 a chance rounds to none. */
const HARDLY = 0.005;

const usualRates = [0, 3, 4, 5, 6];

export function drawDownCourse(course: PayoutCourse, person: TablePerson, earns: number): DrawDownCourse {
  const rates = [...new Set([...usualRates, earns])].sort((a, b) => a - b);
  const own = rowAt(earns, course, person);
  return { own, rows: rates.map((rate) => rowAt(rate, course, person)), sentence: sayDrawDown(own, course, person) };
}

function rowAt(earns: number, { amount, annualIncome, currentAge, startAge }: PayoutCourse, person: TablePerson): DrawDownRow {
  const year = yearDrawnDown({ amount, annualIncome, ratePercent: earns, waitYears: startAge - currentAge });
  if (year === null) return { earns, year, lastAge: null, alive: null };
  return { earns, year, lastAge: startAge + year, alive: chanceOfLiving(person, currentAge, startAge + year) };
}

function sayDrawDown({ earns, year, lastAge, alive }: DrawDownRow, course: PayoutCourse, person: TablePerson): string {
  const { amount, annualIncome, currentAge, startAge } = course;
  const grown = startAge > currentAge ? `, left to grow until ${startAge},` : '';
  const start = `At ${earns}% a year, ${formatDollars(amount)}${grown} would pay the same ${formatDollars(annualIncome)} a year`;
  if (year === null || lastAge === null || alive === null) return `${start} for good. The interest alone pays for it.`;
  const end = `${start} until you’re ${lastAge}. Then it’s gone.`;
  if (alive < HARDLY) return `${end} Hardly anyone lives that long.`;
  const kept = course.eitherThen === null ? 'keep paying them' : 'keep paying them, and then their spouses';
  return `${end} Of 100 ${peopleLike(person)}, about ${sayOf100(alive)} live to ${lastAge}. An annuity would ${kept}.`;
}
