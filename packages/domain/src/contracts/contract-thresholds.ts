/** The charge for leaving in the first year of the SEC's example (investor.gov), in percent. */
export const secFirstChargePercent = 7;

/**
 * The bounds from which a contract is flagged. Stated here once; where a flag is raised, its bound is shown beside it. They are this
 * site's own: no law and no insurer sets them. Each says what it rests on.
 */
export const contractThresholds = {
  /** All yearly fees of a contract together, in percent of its value: flagged from the bound on. */
  yearlyFeesPercent: { warnFrom: 3, severeFrom: 4 },
  /** Length of the surrender period, in whole years: flagged beyond the bound. */
  surrenderYears: { warnOver: 7, severeOver: 10 },
  /** The charge for leaving now, in percent of the value: flagged from the bound on. Rests on the SEC's example. */
  surrenderChargePercent: { warnFrom: secFirstChargePercent, severeFrom: 10 },
  /** What can be taken out each year without a charge, in percent of the value: flagged below the bound. 10% a year is usual. */
  freeWithdrawalPercent: { warnBelow: 10, severeBelow: 5 },
  /** The part that fees take of the most that a good year can credit, in percent: flagged from the bound on. At 100 nothing is left. */
  feeShareOfCreditPercent: { warnFrom: 50, severeFrom: 100 },
  /** Percentage points by which a roll-up rate is above what the buyer really earns in {@link rollUpPayments} years of income. */
  rollUpGapPoints: { warnFrom: 2, severeFrom: 6 },
  /** Years of income in which a roll-up is measured. */
  rollUpPayments: 20,
  /** Percent of the value that a market value adjustment takes when rates are one point above those at purchase: flagged from the bound on. */
  marketValueLossPercent: { warnFrom: 1, severeFrom: 6 },
  /** The part of the new contract's surrender period that passes before an exchange has paid for itself, in percent. */
  breakEvenShareOfNewPeriodPercent: { warnFrom: 50, severeFrom: 100 },
  /** Years that an exchange is looked at: what happens later makes no difference to a flag. */
  exchangeYears: 40,
} as const;

export type Flag = 'none' | 'warn' | 'severe';

/** @param percent all yearly fees together, in percent of the contract's value (3 means 3%). */
export function flagYearlyFees(percent: number): Flag {
  return flagFrom(percent, contractThresholds.yearlyFeesPercent);
}

/** @param years from the first payment to the end of the last surrender charge. */
export function flagSurrenderPeriod(years: number): Flag {
  const { warnOver, severeOver } = contractThresholds.surrenderYears;
  if (years > severeOver) return 'severe';
  return years > warnOver ? 'warn' : 'none';
}

/** A flag for a figure that is the worse the higher it is, from its bounds on. Raises nothing. */
export function flagFrom(figure: number, { warnFrom, severeFrom }: { readonly warnFrom: number; readonly severeFrom: number }): Flag {
  if (figure >= severeFrom) return 'severe';
  return figure >= warnFrom ? 'warn' : 'none';
}
