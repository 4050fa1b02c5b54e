import { internalRateOfReturn } from '../income/internal-rate-of-return.ts';

/** `simple` adds the same dollars each year; `compound` grows what was added before as well. */
export type RollUpKind = 'simple' | 'compound';

export interface RollUp {
  /** Dollars paid once, when the contract is bought. */
  readonly premium: number;
  /** Percent a year by which the income base is promised to grow (8 means 8%). */
  readonly rollUpPercent: number;
  readonly kind: RollUpKind;
  /** Whole years from the purchase to the start of income, in which the base grows. */
  readonly years: number;
  /** Percent of the income base that is paid out each year, for life (5 means 5%). */
  readonly payoutPercent: number;
}

/** Common terms of a roll-up, for a visitor who knows its rate only: bought at 60, income after 10 years, 5% payout. Our own example. */
export const rollUpExample = { boughtAt: 60, kind: 'simple', years: 10, payoutPercent: 5 } as const;

/**
 * The income base after some years, in dollars: premium x (1 + rate x years), or premium x (1 + rate) ^ years. A number on paper that
 * income is measured by; it can never be withdrawn. Not rounded, raises nothing.
 * Source: how income riders with a simple or a compound roll-up define their base.
 */
export function incomeBase({ premium, rollUpPercent, kind }: Pick<RollUp, 'premium' | 'rollUpPercent' | 'kind'>, years: number): number {
  const rate = rollUpPercent / 100;
  return kind === 'simple' ? premium * (1 + rate * years) : premium * (1 + rate) ** years;
}

/** Dollars a year for life: the income base at the start of income x payout rate. Not rounded, raises nothing. */
export function rollUpIncome(rollUp: RollUp): number {
  return (incomeBase(rollUp, rollUp.years) * rollUp.payoutPercent) / 100;
}

/**
 * The buyer's real return in percent a year (1.7 means 1.70%), if they live for some years after the purchase. It is the internal rate of
 * return of the premium against one payment at the end of each year of income. The first payment comes one year after income starts.
 * Nothing is paid at death; taxes and inflation are not counted. A rider fee lowers only the account value.
 *
 * @param aliveYears whole years from the purchase to the end of life.
 * @returns null without a payment by then. Raises nothing.
 * Source: {@link internalRateOfReturn}.
 */
export function rollUpReturn(rollUp: RollUp, aliveYears: number): number | null {
  const payments = Math.max(0, aliveYears - rollUp.years);
  return internalRateOfReturn(rollUp.premium, [
    ...Array<number>(rollUp.years).fill(0),
    ...Array<number>(payments).fill(rollUpIncome(rollUp)),
  ]);
}

/**
 * Dollars of rider fee charged at the end of each year before income: a percentage of the income base at the start of that year. Interest
 * on the account is unknown and left out, so the sum may exceed the account. Not rounded, raises nothing.
 *
 * @param feePercent percent of the income base a year (1 means 1%).
 * Source: the convention of this site. Contracts differ: some charge the base at the end of the year, or by the quarter.
 */
export function riderFeesBeforeIncome(rollUp: Pick<RollUp, 'premium' | 'rollUpPercent' | 'kind' | 'years'>, feePercent: number): number[] {
  return Array.from({ length: rollUp.years }, (_, year) => (incomeBase(rollUp, year) * feePercent) / 100);
}
