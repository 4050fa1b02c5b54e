import { figureOn, newestFigure } from '../figures/year-figures.ts';
import { formatQuarter } from '../text/format-date.ts';

/** A cut of Social Security, from a month of the calendar on. */
export interface BenefitCut {
  /** Whole months from now; 0 if it has begun. */
  readonly inMonths: number;
  /** Percent of the scheduled benefits that is paid from then on. */
  readonly payablePercent: number;
}

/** Months count from 1. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

/**
 * The first month after the quarter to whose end the retirement fund pays in full, by the report of a day such as `2026-11-24`. Raises
 * nothing. Source: {@link yearFigures} in year-figures.ts.
 */
export function firstCutMonth(day: string): CalendarMonth {
  const year = figureOn('trusteesFullYear', day).value;
  const quarter = figureOn('trusteesFullQuarter', day).value;
  return quarter === 4 ? { year: year + 1, month: 1 } : { year, month: quarter * 3 + 1 };
}

/** Until when the retirement fund, or both funds together, pay in full by the newest report: `fourth quarter of 2032`. Raises nothing. */
export const fullPayment = {
  retirement: formatQuarter(newestFigure('trusteesFullQuarter').value, newestFigure('trusteesFullYear').value),
  both: formatQuarter(newestFigure('trusteesBothFullQuarter').value, newestFigure('trusteesBothFullYear').value),
} as const;

/** Whole months from one month to another; below zero to an earlier one. Raises nothing. */
export function monthsBetween(from: CalendarMonth, to: CalendarMonth): number {
  return (to.year - from.year) * 12 + to.month - from.month;
}

/** The month of a day such as `2026-11-24`. Raises nothing. */
export function monthOf(day: string): CalendarMonth {
  const [year = Number.NaN, month = Number.NaN] = day.split('-').map(Number);
  return { year, month };
}

/** The share of Social Security that is paid so many months from now: 1 before a cut and without one. Raises nothing. */
export function shareAfter(months: number, cut: BenefitCut | null): number {
  return cut && months >= cut.inMonths ? Math.min(100, Math.max(0, cut.payablePercent)) / 100 : 1;
}
