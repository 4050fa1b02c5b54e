interface Drawdown {
  /** Dollars at the start. */
  readonly savings: number;
  /** Dollars taken at the end of each year; more than the savings earn in one. */
  readonly yearly: number;
  /** What the rest earns, in percent a year; above 0. */
  readonly ratePercent: number;
}

/** Years until savings are used up, parts of a year included: n of the present value of an annuity paid at year's end. */
export function yearsSavingsLast({ savings, yearly, ratePercent }: Drawdown): number {
  const rate = ratePercent / 100;
  return -Math.log(1 - (savings * rate) / yearly) / Math.log(1 + rate);
}
