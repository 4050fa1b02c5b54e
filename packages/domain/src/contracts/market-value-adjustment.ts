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
 * What a market value adjustment takes when rates have risen since the purchase, in percent of the value:
 * 1 - ((1 + rate then) / (1 + rate now)) ^ years left. Below zero when rates have fallen. Rates above -100; `yearsLeft` may have a
 * fraction. Raises nothing.
 * Source: the formula of such clauses, [(1 + i) / (1 + j)] ^ (months left / 12), as in the prospectus example of SEC filing
 * 0001193125-12-203541; the rates of the example are our own. Limits that some contracts set to it are left out.
 */
export function marketValueLoss(yearsLeft: number, { boughtAt, leftAt }: AdjustmentRates = marketValueExample): number {
  return (1 - ((100 + boughtAt) / (100 + leftAt)) ** yearsLeft) * 100;
}

/** Dollars, not rounded. */
export interface LeavingCost {
  readonly adjustment: number;
  readonly charge: number;
  /** What is paid out. */
  readonly left: number;
}

/**
 * What leaving takes of an account, and what it leaves. The charge and the adjustment are each taken from the whole account, and together at
 * most all of it. Some contracts charge only what the adjustment leaves, which costs less. What an adjustment may add is not counted. Raises
 * nothing. Source: both orders are in use; the costlier one is shown everywhere.
 *
 * @param chargePercent percent of the account.
 * @param lossPercent percent of the account that the adjustment takes: {@link marketValueLoss}.
 */
export function leavingCost(account: number, chargePercent: number, lossPercent: number): LeavingCost {
  const adjustedPercent = Math.max(0, lossPercent);
  const adjustment = (account * adjustedPercent) / 100;
  const charge = Math.min((account * chargePercent) / 100, account - adjustment);
  return { adjustment, charge, left: account * Math.max(0, 1 - (chargePercent + adjustedPercent) / 100) };
}
