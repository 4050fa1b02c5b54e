/** Percent a year at the purchase, and when leaving. */
export interface AdjustmentRates {
  readonly boughtAt: number;
  readonly leftAt: number;
}

/** The example of a market value adjustment: rates are one point higher when leaving. */
export const marketValueExample = { boughtAt: 4, leftAt: 5 } as const satisfies AdjustmentRates;

/** The rates of the visitor's own exchange where they take more than {@link marketValueExample}, otherwise the example. Raises nothing. */
export function ratesLookedAt(own: AdjustmentRates | null): AdjustmentRates {
  return own && marketValueLoss(1, own) > marketValueLoss(1) ? own : marketValueExample;
}

/**
 * What is left of the value after a market value adjustment, as a factor: ((1 + rate then) / (1 + rate now)) ^ years left. Below 1 when rates
 * have risen. Rates in percent above -100; `yearsLeft` may have a fraction. Raises nothing. Source: as {@link marketValueLoss}.
 */
export function marketValueFactor(ratesThen: number, ratesNow: number, yearsLeft: number): number {
  return ((100 + ratesThen) / (100 + ratesNow)) ** yearsLeft;
}

/**
 * What a market value adjustment takes when rates have risen since the purchase, in percent of the value:
 * 1 - ((1 + rate then) / (1 + rate now)) ^ years left. `yearsLeft` may have a fraction. Raises nothing.
 * Source: the formula of such clauses, [(1 + i) / (1 + j)] ^ (months left / 12), as in the prospectus example of SEC filing
 * 0001193125-12-203541; the rates of the example are our own. Limits that some contracts set to it are left out.
 */
export function marketValueLoss(yearsLeft: number, { boughtAt, leftAt }: AdjustmentRates = marketValueExample): number {
  return (1 - marketValueFactor(boughtAt, leftAt, yearsLeft)) * 100;
}
