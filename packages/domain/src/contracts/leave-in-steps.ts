import { chanceOfLiving, type TablePerson } from '../income/life-tables.ts';
import { payoutRate } from '../income/payout.ts';
import { requireRange } from '../require-range.ts';
import { checkExchange, costOf, type Exchange, newValue, oldValue } from './leave-or-stay.ts';
import type { LeavingCost } from './market-value-adjustment.ts';

/** The charges of a contract, as far as they are known. */
export interface KnownCharges {
  /** Percent of the value that leaving today costs. */
  readonly chargePercent: number;
  /** Whole years in which there is a charge, this one included. */
  readonly yearsLeft: number;
  /** Percent after one year, two years and so on, as far as they are known. */
  readonly schedule: readonly number[];
}

/**
 * Percent that leaving costs today, after one year and so on; after the last there is no charge. Years that are not known fall evenly from the
 * last known charge to zero at the end of the years left. A longer schedule counts until then.
 *
 * @throws RangeError when a charge is not from 0 to 100, or the years are not whole or not from 0 to 100.
 * Source: our assumption. Schedules usually fall by about the same each year.
 */
export function chargesAhead({ chargePercent, yearsLeft, schedule }: KnownCharges): number[] {
  const known = [chargePercent, ...schedule];
  for (const charge of known) requireRange('Charge', charge, 0, 100);
  requireWholeYears('Years left', yearsLeft, 0, 100);
  const lastKnown = known.length - 1;
  const fall = (known[lastKnown] as number) / (yearsLeft - lastKnown);
  return Array.from({ length: yearsLeft }, (_, year) => known[year] ?? fall * (yearsLeft - year));
}

/** A contract that can be left on several days, the last of them after the last charge. Contract years are counted from today. */
export interface LeavingPlan {
  /** Its own charge is not used. An adjustment falls with the years, and is over with the charges. */
  readonly exchange: Exchange;
  /** Of {@link chargesAhead}. */
  readonly charges: readonly number[];
  /** Whole years from today at which everything is held against one another: not before the last charge, at most 200. */
  readonly horizon: number;
}

/** Leaving all at once on one day. Dollars, not rounded. */
export interface LeavingDay extends LeavingCost {
  /** Whole years from today. */
  readonly year: number;
  /** What the moved dollars are in the new contract at the horizon. */
  readonly atHorizon: number;
}

/**
 * What leaving all at once costs and keeps today, after each year of charges, and once they are over. The value grows in the old contract until
 * then, and in the new one from then on. Charge and adjustment as {@link costOf}, the adjustment for the years of it that are left.
 *
 * @throws RangeError as `yearsAhead` and for other bounds of {@link LeavingPlan}.
 * Source: compound growth. The new contract's rate is assumed to be offered on each day. Left out: taxes, free withdrawals, riders.
 */
export function leavingDays(plan: LeavingPlan): LeavingDay[] {
  const { exchange, charges, horizon } = plan;
  checkPlan(plan);
  return Array.from({ length: charges.length + 1 }, (_, year) => {
    const then = { ...exchange, chargePercent: charges[year] ?? 0, adjustedYears: Math.max(0, exchange.adjustedYears - year) };
    const cost = costOf(oldValue(exchange, year), then);
    return { ...cost, year, atHorizon: newValue(exchange, cost.left, horizon - year) };
  });
}

/** The day that keeps the most at the horizon; of days within half a cent the earliest. `days` has one or more. Raises nothing. */
export function cheapestDay(days: readonly LeavingDay[]): LeavingDay {
  return days.reduce((best, day) => (day.atHorizon > best.atHorizon + 0.005 ? day : best));
}

/** Dollars, not rounded. */
export interface StepsOut {
  /** What is moved today, after one year and so on; the last is the rest. */
  readonly moved: readonly number[];
  /** What all of it is in the new contract at the horizon. */
  readonly atHorizon: number;
}

/**
 * Leaving in steps: at the start of each contract year with a charge, the free part of the value is moved, without charge or adjustment. The
 * rest is moved once the charges are over.
 *
 * @param freePercent percent of the value at the start of each contract year, 0 to 100.
 * @throws RangeError as {@link leavingDays}, and for another percent.
 * Source: the usual terms of a free withdrawal, unused parts not carried over. Contracts differ. Assumed and left out as {@link leavingDays}.
 */
export function leaveInSteps(plan: LeavingPlan, freePercent: number): StepsOut {
  const { exchange, charges, horizon } = plan;
  checkPlan(plan);
  requireRange('Free withdrawal', freePercent, 0, 100);
  const free = freePercent / 100;
  const moved = Array.from({ length: charges.length + 1 }, (_, year) => {
    const value = oldValue(exchange, year) * (1 - free) ** year;
    return year < charges.length ? value * free : value;
  });
  return { moved, atHorizon: moved.reduce((sum, dollars, year) => sum + newValue(exchange, dollars, horizon - year), 0) };
}

/** An income rider that ends with its contract. */
export interface HeldRider {
  /** Dollars. Only income is measured by it. */
  readonly incomeBase: number;
  /** Percent of the income base a year, at the age. */
  readonly payoutPercent: number;
  /** Age in years at which either income starts, now. */
  readonly age: number;
}

/** Dollars a year for life, not rounded. */
export interface RiderGivenUp {
  readonly rider: number;
  /** What the moved dollars buy by the table of payout rates. */
  readonly bought: number;
}

/**
 * The income of a rider, beside what the moved dollars buy. The rider: income base x payout. The other: dollars x {@link payoutRate}, whose
 * ages end at 60 and 80. Raises nothing. Source: how riders define their income, and the table of payout rates, an illustration.
 */
export function riderGivenUp({ incomeBase, payoutPercent, age }: HeldRider, moved: number): RiderGivenUp {
  return { rider: (incomeBase * payoutPercent) / 100, bought: (moved * payoutRate(age)) / 100 };
}

export interface DeathBenefitGivenUp {
  /** Dollars that heirs would be paid above the value today; 0 for none. */
  readonly above: number;
  /** The chance of dying within the years, 0 to 1. */
  readonly chance: number;
  /** Dollars: the one times the other. */
  readonly worth: number;
}

/**
 * What a death benefit above the value is worth about: the difference x the chance of dying within some years. The difference is taken as the same
 * in all of them, and no interest is counted. The years are whole. Raises as {@link chanceOfLiving}.
 * Source: the expected value, by the life tables of {@link chanceOfLiving}.
 */
export function deathBenefitGivenUp(
  dollars: { readonly benefit: number; readonly value: number },
  life: { readonly person: TablePerson; readonly age: number },
  years: number,
): DeathBenefitGivenUp {
  const above = Math.max(0, dollars.benefit - dollars.value);
  const chance = 1 - chanceOfLiving(life.person, life.age, life.age + years);
  return { above, chance, worth: above * chance };
}

function checkPlan({ exchange, charges, horizon }: LeavingPlan): void {
  checkExchange(exchange);
  for (const charge of charges) requireRange('Charge', charge, 0, 100);
  requireRange('Years of adjustment', exchange.adjustedYears, 0, charges.length);
  requireWholeYears('Horizon', horizon, charges.length, 200);
}

function requireWholeYears(field: string, years: number, from: number, to: number): void {
  requireRange(field, Number.isInteger(years) ? years : Number.NaN, from, to);
}
