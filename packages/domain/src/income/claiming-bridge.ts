import { requireRange } from '../require-range.ts';
import { chanceInMonths, type TablePerson } from './life-tables.ts';
import { payoutRate } from './payout.ts';
import { LAST_CLAIMING_AGE } from './social-security.ts';
import { ownBenefit, type Retiree } from './social-security-family.ts';

/** Percent that {@link claimingBridge} takes. */
export const bridgeLimits = { earns: { from: 0, to: 15 }, inflation: { from: 0, to: 10 } } as const;

export interface BridgeTerms {
  /** The benefit at full retirement age, and the claim that is put off until 70. */
  readonly early: Retiree;
  readonly sex: TablePerson['sex'];
  /** Percent a year that the money earns meanwhile. */
  readonly earnsPercent: number;
  /** Percent a year by which benefits rise. */
  readonly inflationPercent: number;
}

/** In dollars of the month of the early claim. */
export interface ClaimingBridge {
  /** Money set aside at the early age that pays the benefit of 70 in each month until then. */
  readonly cost: number;
  /** Dollars a year more for life, rising with prices, than with the early claim. */
  readonly extraYearly: number;
  /** {@link extraYearly} in percent of the cost. */
  readonly ratePercent: number;
  /** What the cost pays a year as a level annuity from the early age, by our illustration table. */
  readonly levelYearly: number;
  /** The first year, counted from 0, in which the rising extra is the level annuity or more; null if it never is. */
  readonly overtakenAfter: number | null;
  /** Age in months by which waiting has paid as much in all, and the chance to be alive then. */
  readonly even: { readonly atMonths: number; readonly alive: number };
  /** The same with what the money earns counted; null if it never does. */
  readonly evenAtRate: { readonly atMonths: number; readonly alive: number } | null;
  /** Average present value of what waiting adds, and of the level annuity, for 100 dollars of the cost. */
  readonly worth: number;
  readonly levelWorth: number;
}

/**
 * What it costs to wait until 70 with own money, and what it buys. Month m's benefit rises each full year and is discounted m months. Left
 * out: a spouse's and a survivor's benefits, tax, the part of the money that heirs get after an early death.
 *
 * @throws RangeError for a claim outside 62 to 69 years and 11 months, a full benefit not above zero, or a percent outside {@link bridgeLimits}.
 * Source: present value with {@link chanceInMonths}; 20 CFR 404.313 and 404.410.
 */
export function claimingBridge({ early, sex, earnsPercent, inflationPercent }: BridgeTerms): ClaimingBridge {
  const { claimingMonths, rulesYear } = early;
  const wait = LAST_MONTHS - claimingMonths;
  requireRange('claimingMonths', claimingMonths, 62 * 12, LAST_MONTHS - 1);
  requireRange('earnsPercent', earnsPercent, bridgeLimits.earns.from, bridgeLimits.earns.to);
  requireRange('inflationPercent', inflationPercent, bridgeLimits.inflation.from, bridgeLimits.inflation.to);
  if (!(early.fullBenefit > 0)) throw new RangeError('fullBenefit has to be above zero.');

  const late = ownBenefit({ ...early, claimingMonths: LAST_MONTHS });
  const extra = late - ownBenefit(early);
  const alive = (months: number) => chanceInMonths({ birthYear: rulesYear, sex }, claimingMonths, claimingMonths + months);
  const discount = (month: number) => (1 + earnsPercent / 100) ** (-month / 12);
  const rise = (month: number) => (1 + inflationPercent / 100) ** Math.floor((month - 1) / 12);
  /** What waiting changes in a month. */
  const gained = (month: number) => (month <= wait ? extra - late : extra) * rise(month) * discount(month);
  const months = Array.from({ length: END_MONTHS - claimingMonths }, (_, index) => index + 1);
  const sumOf = (of: (month: number) => number, over = months) => over.reduce((sum, month) => sum + of(month), 0);

  const cost = sumOf((month) => late * rise(month) * discount(month), months.slice(0, wait));
  const levelYearly = (cost * payoutRate(Math.floor(claimingMonths / 12))) / 100;
  const evenAfter = Math.ceil((wait * late) / extra - 1e-9);
  const overtaken = months.findIndex((_, year) => extra * 12 * rise(year * 12 + 1) >= levelYearly);
  let total = 0;
  const evenAtRate = months.find((month) => {
    total += gained(month);
    return month > wait && total >= 0;
  });
  const atMonths = (after: number) => ({ atMonths: claimingMonths + after, alive: alive(after) });
  return {
    cost,
    extraYearly: extra * 12,
    ratePercent: ((extra * 12) / cost) * 100,
    levelYearly,
    overtakenAfter: overtaken < 0 ? null : overtaken,
    even: atMonths(evenAfter),
    evenAtRate: evenAtRate === undefined ? null : atMonths(evenAtRate),
    worth: 100 + (sumOf((month) => gained(month) * alive(month)) / cost) * 100,
    levelWorth: ((levelYearly / 12) * sumOf((month) => discount(month) * alive(month)) * 100) / cost,
  };
}

const LAST_MONTHS = LAST_CLAIMING_AGE * 12;
/** In months: the chance of being alive at 120 is zero. */
const END_MONTHS = 120 * 12;
