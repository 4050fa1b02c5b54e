import { costOfFees, valueAfterFees } from '@annuity-lantern/domain/fee-drag';

/** The example: dollars, percent a year before fees, years. */
export const growth = { amount: 100_000, growthPercent: 5, years: 10 } as const;

export interface CostRow {
  /** All yearly fees together, in percent of the value. */
  readonly feePercent: number;
  /** Dollars after all years. */
  readonly value: number;
  /** Dollars that the fees took, with the growth they no longer earned. */
  readonly cost: number;
}

/** One contract without fees, one with a rider fee as it is common, one that passes our bound for a warning. */
export const costRows: readonly CostRow[] = [0, 1.25, 3.4].map((feePercent) => ({
  feePercent,
  value: valueAfterFees({ ...growth, feePercent }),
  cost: costOfFees({ ...growth, feePercent }),
}));

/** Leaving before the surrender period ends: dollars, percent. */
export const leaving = { value: 100_000, year: 3, chargePercent: 7 } as const;
