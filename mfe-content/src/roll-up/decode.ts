import { averageChance } from '@annuity-lantern/domain/longevity';
import { LIFE_TABLE_BIRTH_YEAR, lifeTableSource, menBorn1966, womenBorn1966 } from '@annuity-lantern/domain/longevity-born-1966';
import { incomeBase, riderFeesBeforeIncome, rollUpIncome, rollUpReturn } from '@annuity-lantern/domain/roll-up';
import { BUYING_AGE, type Figures, lifeAges } from './decoder-inputs.ts';

/** Said wherever a chance is shown. */
export const chanceSource = `${lifeTableSource}, born ${LIFE_TABLE_BIRTH_YEAR}, average of men and women`;

/** The buyer's return at an age. */
export interface Outcome {
  readonly age: number;
  /** The chance of being alive then, from 0 to 1. */
  readonly chance: number;
  readonly payments: number;
  /** Dollars. */
  readonly received: number;
  /** Percent a year; null when no payment has come by then. */
  readonly percent: number | null;
}

/** Everything that charts, tables and sentences say. */
export interface Decoded {
  readonly figures: Figures;
  /** Dollars at the purchase and after each year of waiting. */
  readonly bases: readonly number[];
  /** Dollars at the start of income. */
  readonly base: number;
  /** Dollars a year. */
  readonly income: number;
  readonly incomeAge: number;
  readonly outcomes: readonly Outcome[];
  /** Dollars charged for the rider before income starts. */
  readonly fees: number;
}

export function decode(figures: Figures): Decoded {
  const income = rollUpIncome(figures);
  const incomeAge = BUYING_AGE + figures.years;
  return {
    figures,
    bases: Array.from({ length: figures.years + 1 }, (_, year) => incomeBase(figures, year)),
    base: incomeBase(figures, figures.years),
    income,
    incomeAge,
    outcomes: lifeAges.map((age) => {
      const payments = Math.max(0, age - incomeAge);
      return {
        age,
        payments,
        chance: averageChance([menBorn1966, womenBorn1966], BUYING_AGE, age),
        received: payments * income,
        percent: rollUpReturn(figures, age - BUYING_AGE),
      };
    }),
    fees: riderFeesBeforeIncome(figures, figures.feePercent).reduce((sum, fee) => sum + fee, 0),
  };
}
