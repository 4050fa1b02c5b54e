export interface FeeDrag {
  /** Dollars at the start. */
  readonly amount: number;
  /** Growth before fees, in percent a year (5 means 5%). */
  readonly growthPercent: number;
  /** All yearly fees together, in percent of the value at the end of each year (1.25 means 1.25%). */
  readonly feePercent: number;
  /** Whole years. */
  readonly years: number;
}

/**
 * What is left after some years, in dollars: amount x ((1 + growth) x (1 - fee)) ^ years. Each year grows first and pays its fee at its end.
 * Not rounded, raises nothing.
 * Source: the arithmetic of a yearly fee on the value, as prospectuses illustrate it.
 */
export function valueAfterFees({ amount, growthPercent, feePercent, years }: FeeDrag): number {
  return amount * ((1 + growthPercent / 100) * (1 - feePercent / 100)) ** years;
}

/** Dollars that fees cost: the fees themselves and the growth that they no longer earn. Not rounded, raises nothing. */
export function costOfFees(drag: FeeDrag): number {
  return valueAfterFees({ ...drag, feePercent: 0 }) - valueAfterFees(drag);
}
