import { requireRange } from '../require-range.ts';
import { type LeavingCost, leavingCost, marketValueLoss } from './market-value-adjustment.ts';

/** A contract that is held, and another that is offered for it. */
export interface Exchange {
  /** Dollars in the contract today, before any charge. */
  readonly value: number;
  /** Percent of the value that is charged for leaving today (9 means 9%). */
  readonly chargePercent: number;
  /** The contract's growth, in percent a year. */
  readonly oldRatePercent: number;
  /** Its yearly fees, in percent of its value at the end of each year. */
  readonly oldFeesPercent: number;
  readonly newRatePercent: number;
  readonly newFeesPercent: number;
  /** Percent of the moved sum that the new contract adds. */
  readonly newBonusPercent: number;
  /** Whole years of surrender charges of the new contract. Its bonus is counted from their end on, since it can be taken back before. */
  readonly newSurrenderYears: number;
  /** Years in which leaving brings a market value adjustment; 0 without one. */
  readonly adjustedYears: number;
}

/**
 * What leaving today costs; what is left is moved. The market value adjustment is estimated from the two rates: {@link marketValueLoss}, with
 * the old rate as the one at the purchase and the new rate as today's. Bounds and errors as {@link yearsAhead}.
 */
export function costOfLeaving(exchange: Exchange): LeavingCost {
  checkExchange(exchange);
  return costOf(exchange.value, exchange);
}

/** The same for another value than the contract's. Raises nothing. */
export function costOf(value: number, { chargePercent, oldRatePercent, newRatePercent, adjustedYears }: Exchange): LeavingCost {
  return leavingCost(value, chargePercent, marketValueLoss(adjustedYears, { boughtAt: oldRatePercent, leftAt: newRatePercent }));
}

/** The time in which the new contract holds more than the old one, in years from today. */
export interface YearsAhead {
  /** The break-even: the exchange has paid for itself. */
  readonly from: number;
  /** When the old contract leads again; null when it never does. */
  readonly until: number | null;
}

/**
 * When the new contract of an exchange is ahead of the old one. Null when it never is. An equal or lower new rate, after fees, never makes
 * up for a charge. Only a larger bonus can, and with a lower rate only until the old contract has caught up.
 *
 * Staying grows by o a year and leaving by n: (1 + rate) x (1 - fees). Of each dollar, {@link costOfLeaving} leaves k. They meet after
 * ln(1 / k) / ln(n / o) years. If that is after the new surrender period, the bonus counts too. Then they meet after ln(1 / (k x (1 +
 * bonus))) / ln(n / o) years, at the earliest when that period ends. With n below o, that is when the old contract leads again.
 *
 * Raises RangeError when a figure is out of bounds or not a number. Bounds: dollars 0 to 1e12, rates -90 to 100, fees 0 to 90. Charge,
 * bonus and years: 0 to 100.
 * Source: compound growth of two sums. Left out: taxes, riders, charges of the new contract.
 */
export function yearsAhead(exchange: Exchange): YearsAhead | null {
  checkExchange(exchange);
  const { newBonusPercent, newSurrenderYears } = exchange;
  const lead = Math.log(
    growth(exchange.newRatePercent, exchange.newFeesPercent) / growth(exchange.oldRatePercent, exchange.oldFeesPercent),
  );
  const kept = costOf(1, exchange).left;
  const withoutBonus = yearsToMeet(kept, lead);
  if (withoutBonus !== null && withoutBonus <= newSurrenderYears) return { from: withoutBonus, until: null };
  const keptWithBonus = kept * (1 + newBonusPercent / 100);
  if (Math.log(keptWithBonus) + lead * newSurrenderYears > 0) {
    return { from: newSurrenderYears, until: lead < 0 ? -Math.log(keptWithBonus) / lead : null };
  }
  const from = yearsToMeet(keptWithBonus, lead);
  return from === null ? null : { from, until: null };
}

/** The value of each contract after whole years, in dollars, before any charge for leaving then. */
export interface ExchangeYear {
  readonly year: number;
  readonly stay: number;
  readonly leave: number;
}

/** Both contracts year by year from today, bounds and source as {@link yearsAhead}. `years` whole, 0 to 100. Not rounded. */
export function exchangeCourse(exchange: Exchange, years: number): ExchangeYear[] {
  checkExchange(exchange);
  requireRange('Years', years, 0, 100);
  const moved = costOfLeaving(exchange).left;
  return Array.from({ length: years + 1 }, (_, year) => ({
    year,
    stay: oldValue(exchange, year),
    leave: newValue(exchange, moved, year),
  }));
}

/** Dollars in the old contract after some years, before any charge. Not rounded, raises nothing. */
export function oldValue({ value, oldRatePercent, oldFeesPercent }: Exchange, years: number): number {
  return value * growth(oldRatePercent, oldFeesPercent) ** years;
}

/** What moved dollars are in the new contract some years later. Its bonus counts once its surrender years are over. Not rounded, raises nothing. */
export function newValue(exchange: Exchange, moved: number, years: number): number {
  const bonus = years >= exchange.newSurrenderYears ? 1 + exchange.newBonusPercent / 100 : 1;
  return moved * bonus * growth(exchange.newRatePercent, exchange.newFeesPercent) ** years;
}

/** Yearly growth after fees, as a factor: (1 + rate) x (1 - fees). */
function growth(ratePercent: number, feesPercent: number): number {
  return (1 + ratePercent / 100) * (1 - feesPercent / 100);
}

/** Years until what was kept has caught up, and goes ahead. Null when it never does. */
function yearsToMeet(kept: number, lead: number): number | null {
  if (lead <= 0 || kept <= 0) return null;
  return Math.max(0, -Math.log(kept) / lead);
}

/** @throws RangeError as {@link yearsAhead}. */
export function checkExchange(exchange: Exchange): void {
  requireRange('Value', exchange.value, 0, 1e12);
  for (const rate of [exchange.oldRatePercent, exchange.newRatePercent]) requireRange('Rate', rate, -90, 100);
  for (const fees of [exchange.oldFeesPercent, exchange.newFeesPercent]) requireRange('Fees', fees, 0, 90);
  for (const percent of [exchange.chargePercent, exchange.newBonusPercent]) requireRange('Percent', percent, 0, 100);
  requireRange('Surrender years', exchange.newSurrenderYears, 0, 100);
  requireRange('Years of adjustment', exchange.adjustedYears, 0, 100);
}
