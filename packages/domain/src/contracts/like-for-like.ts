import type { AsListed, BuiltInProduct, FixedIndexProduct, MultiYearProduct, Product, VariableProduct } from '../rates/product-terms.ts';
import { creditedRate, valuesByYear } from './index-crediting.ts';
import { leavingCost, marketValueLoss } from './market-value-adjustment.ts';

/** Whole years over which contracts are held against one another. */
export const COMPARED_YEARS = 5;

/** Percent: how an index did in five years that are no forecast. */
export const sampleReturns: readonly number[] = [12, -10, 8, 4, 25];

/** A contract whose account has both a floor and a limit. */
export type BoundedProduct = AsListed<FixedIndexProduct> | AsListed<MultiYearProduct>;

/** A contract with an account that one can leave with. */
export type AccountProduct = BoundedProduct | VariableProduct;

type BuiltIn<One extends Product> = Extract<BuiltInProduct, { type: One['type'] }>;

export function isBounded<One extends Product>(product: One): product is One & { type: 'FIA' | 'MYGA' } {
  return product.type === 'FIA' || product.type === 'MYGA';
}

/** Dollars, not rounded. */
export interface ValueRange {
  /** An index annuity: every year credits nothing. A guaranteed rate that has ended: the contract's minimum rate. */
  readonly worst: number;
  /** An index annuity: every year reaches the cap. A guaranteed rate that has ended: it is renewed as it was. */
  readonly best: number;
}

/**
 * The range of the account's value after some whole years, in dollars, before any charge for leaving: amount x the product of (1 + credit)
 * x (1 - fee). A bonus counts once the surrender period is over, as amount x (1 + bonus). A fee or bonus that is not given counts as zero.
 * Null when a guaranteed rate has ended by then and the minimum rate is not given. Raises RangeError when the amount is negative or not
 * finite. Years must be a whole number from 0 to 100.
 * Source: the terms of the product; crediting as in `index-crediting`.
 */
export function valueRange(product: BuiltIn<BoundedProduct> | AsListed<FixedIndexProduct>, amount: number, years: number): ValueRange;
export function valueRange(product: BoundedProduct, amount: number, years: number): ValueRange | null;
export function valueRange(product: BoundedProduct, amount: number, years: number): ValueRange | null {
  requireYears(years);
  const rates = ratesOf(product, years);
  if (rates === null) return null;
  const start = amount * (1 + keptBonus(product, years) / 100);
  const end = (course: readonly number[]) => lastValue(start, course, product.fees ?? 0);
  return { worst: end(rates.worst), best: end(rates.best) };
}

/**
 * The account's value after the {@link sampleReturns}, in dollars. The funds of a variable annuity are assumed to follow the index.
 * Null when participation or spread is not given. Raises as {@link valueRange}.
 */
export function sampleValue(product: FixedIndexProduct | VariableProduct, amount: number): number;
export function sampleValue(product: AsListed<FixedIndexProduct> | VariableProduct, amount: number): number | null;
export function sampleValue(product: AsListed<FixedIndexProduct> | VariableProduct, amount: number): number | null {
  if (product.type === 'Variable') return lastValue(amount, sampleReturns, product.fees);
  const { capRate: cap, participationRate: participation, spreadMargin: spread, fees = 0 } = product;
  if (participation === undefined || spread === undefined) return null;
  const credits = sampleReturns.map((change) => creditedRate(change, { cap, participation, spread }));
  return lastValue(amount * (1 + keptBonus(product, COMPARED_YEARS) / 100), credits, fees);
}

/** Dollars; the charge in percent of the account. `Unknown` is null for a contract that may lack terms. */
export interface Leaving<Unknown extends null = never> {
  /** The account in the worst case. */
  readonly account: number;
  /** What leaving costs on that anniversary. */
  readonly charge: number;
  /** The guaranteed minimum less the fees. Null when the minimum is not given. */
  readonly minimum: number | Unknown;
  /** The payment if interest rates are as at the purchase: the account less the charge, or the minimum if that is more. */
  readonly sameRates: number;
  /** The payment if interest rates are one point higher. Null without a known market value adjustment. */
  readonly higherRates: number | null;
  /** The lowest payment. A market value adjustment can take all above the minimum: null when there may be one and no minimum is given. */
  readonly paid: number | Unknown;
}

/**
 * What leaving pays on the anniversary after some whole years, in the account's worst case: max(account x (1 - charge), minimum). Minimum =
 * amount x share x ((1 + minimum rate) x (1 - fee))^years. With a market value adjustment, while charges last: the larger of what
 * {@link leavingCost} leaves and the minimum. Then only the minimum is certain. Left out: free withdrawals, taxes. Null when the account's value is not known. See
 * {@link valueRange}, also for what it raises. Source: the terms of the product; the loss is {@link marketValueLoss}. The share of 87.5%
 * comes from the NAIC's Standard Nonforfeiture Law for Individual Deferred Annuities (model 805). That law subtracts withdrawals, a yearly
 * charge, premium tax and debt, but no rider fees. So a real minimum may be higher than this one.
 */
export function leaveInWorstCase(product: BuiltIn<BoundedProduct>, amount: number, years: number): Leaving;
export function leaveInWorstCase(product: BoundedProduct, amount: number, years: number): Leaving<null> | null;
export function leaveInWorstCase(product: BoundedProduct, amount: number, years: number): Leaving<null> | null {
  const account = valueRange(product, amount, years)?.worst;
  if (account === undefined) return null;
  const charge = surrenderChargeAfter(product, years);
  const minimum = minimumAfter(product, amount, years);
  const afterLoss = (lossPercent: number) => Math.max(leavingCost(account, charge, lossPercent).left, minimum ?? 0);
  const sameRates = afterLoss(0);
  const yearsLeft = product.surrenderPeriod - years;
  const leaving = { account, charge, minimum, sameRates, higherRates: null };
  if (product.marketValueAdjustment === false || yearsLeft <= 0) return { ...leaving, paid: sameRates };
  if (product.marketValueAdjustment === undefined) return { ...leaving, paid: minimum };
  return { ...leaving, higherRates: afterLoss(marketValueLoss(yearsLeft)), paid: minimum };
}

function minimumAfter({ guaranteedMinimum, fees = 0 }: BoundedProduct, amount: number, years: number): number | null {
  if (!guaranteedMinimum) return null;
  const { share, rate } = guaranteedMinimum;
  return lastValue((amount * share) / 100, Array<number>(years).fill(rate), fees);
}

/** Percent of the account that leaving costs on the anniversary after some whole years: the charge of the contract year that begins then. */
export function surrenderChargeAfter({ surrenderCharges }: Pick<Product, 'surrenderCharges'>, years: number): number {
  return surrenderCharges[years] ?? 0;
}

/**
 * Fees in dollars over some whole years in which nothing is credited: amount x (1 - (1 - fee)^years). Years with gains cost more, since a fee
 * is a share of the account. Null when the fee is not given. Raises as {@link valueRange}.
 */
export function feesWithoutGains(product: BuiltIn<AccountProduct>, amount: number, years: number): number;
export function feesWithoutGains(product: AccountProduct, amount: number, years: number): number | null;
export function feesWithoutGains({ fees }: AccountProduct, amount: number, years: number): number | null {
  requireYears(years);
  return fees === undefined ? null : amount - lastValue(amount, Array<number>(years).fill(0), fees);
}

/** Whole years of the contract's main term: the guarantee of a rate, or an index annuity's term, or else its surrender period. */
export function termOf(product: BoundedProduct): number {
  return product.type === 'MYGA' ? product.guaranteeYears : (product.termYears ?? product.surrenderPeriod);
}

/**
 * The level credit, in percent a year, at which an account reaches a target value after some years. Formula: (target / value without
 * credits)^(1 / years) - 1. The value without credits includes fees. Both are in dollars, above zero. Raises RangeError for other values,
 * and for years that are not a whole number from 1 to 100.
 */
export function creditNeeded(withoutCredits: number, target: number, years: number): number {
  requireYears(years);
  const times = target / withoutCredits;
  if (years === 0 || !(withoutCredits > 0 && times > 0 && Number.isFinite(times)))
    throw new RangeError('Value, target and years must be above zero, and the target within reach');
  return (times ** (1 / years) - 1) * 100;
}

/** The credits of each course, in percent. Null when one is not known. */
function ratesOf(product: BoundedProduct, years: number): Readonly<Record<keyof ValueRange, readonly number[]>> | null {
  const level = (rate: number, length: number) => Array<number>(length).fill(rate);
  if (product.type === 'FIA') return { worst: level(0, years), best: level(product.capRate, years) };
  const { guaranteedRate, guaranteeYears, guaranteedMinimum } = product;
  const best = level(guaranteedRate, years);
  if (years <= guaranteeYears) return { worst: best, best };
  if (!guaranteedMinimum) return null;
  return { worst: [...level(guaranteedRate, guaranteeYears), ...level(guaranteedMinimum.rate, years - guaranteeYears)], best };
}

/** A bonus is taken back if the owner leaves before the surrender period is over, so it does not count until then. */
function keptBonus({ bonus = 0, surrenderPeriod }: BoundedProduct, years: number): number {
  return years >= surrenderPeriod ? bonus : 0;
}

function lastValue(start: number, rates: readonly number[], fee: number): number {
  const value = valuesByYear(start, rates, fee)[rates.length] as number;
  if (!Number.isFinite(value)) throw new RangeError('The amount is too large to be worked with');
  return value;
}

function requireYears(years: number): void {
  if (!Number.isInteger(years) || years < 0 || years > 100) throw new RangeError('Years must be a whole number from 0 to 100');
}
