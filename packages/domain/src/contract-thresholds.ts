/** The bounds from which a contract is flagged. Stated here once; where a flag is raised, its bound is shown beside it. */
export const contractThresholds = {
  /** All yearly fees of a contract together, in percent of its value: flagged from the bound on. */
  yearlyFeesPercent: { warnFrom: 3, severeFrom: 4 },
  /** Length of the surrender period, in whole years: flagged beyond the bound. */
  surrenderYears: { warnOver: 7, severeOver: 10 },
} as const;

export type Flag = 'none' | 'warn' | 'severe';

/** @param percent all yearly fees together, in percent of the contract's value (3 means 3%). */
export function flagYearlyFees(percent: number): Flag {
  const { warnFrom, severeFrom } = contractThresholds.yearlyFeesPercent;
  if (percent >= severeFrom) return 'severe';
  return percent >= warnFrom ? 'warn' : 'none';
}

/** @param years from the first payment to the end of the last surrender charge. */
export function flagSurrenderPeriod(years: number): Flag {
  const { warnOver, severeOver } = contractThresholds.surrenderYears;
  if (years > severeOver) return 'severe';
  return years > warnOver ? 'warn' : 'none';
}
