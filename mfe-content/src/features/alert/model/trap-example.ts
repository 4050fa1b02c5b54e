/** A roll-up worked out, as far as the text speaks of it. Dollars, percent, years. */
export interface TrapExample {
  readonly premium: number;
  readonly rollUpPercent: number;
  readonly years: number;
  readonly payoutPercent: number;
  readonly base: number;
  readonly income: number;
  readonly incomeAge: number;
  /** The return at an age, and the chance of living that long, from 0 to 1. */
  readonly outcomes: readonly { readonly age: number; readonly chance: number; readonly percent: number | null }[];
}
