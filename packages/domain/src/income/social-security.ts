import { newestFigure } from '../figures/year-figures.ts';
import { soundDollars } from './income-floor.ts';

/** Ages in years between which claiming makes a difference: benefits cannot start before 62, and nothing is added after 70. */
export const FIRST_CLAIMING_AGE = 62;
export const LAST_CLAIMING_AGE = 70;
/** The life tables end there. */
const LAST_AGE = 120;

/**
 * The year whose rules hold for a person: Social Security counts a birth on January 1 with the year before.
 * Source: Social Security Administration, "Normal Retirement Age", note on January 1 birthdays.
 */
export function rulesYear(birthYear: number, bornOnNewYearsDay: boolean): number {
  return bornOnNewYearsDay ? birthYear - 1 : birthYear;
}

/**
 * Full retirement age, in months (804 means 67 years), by the year whose rules hold. 65 years to 1937, 66 years from 1943 to
 * 1954, 67 years from 1960 on. Between them two months more for each year. Raises nothing.
 * Source: Social Security Act, section 216(l); SSA table "Normal Retirement Age".
 */
export function fullRetirementMonths(year: number): number {
  const later = (lastYear: number) => Math.min(12, Math.max(0, Math.round(2 * (year - lastYear))));
  return 65 * 12 + later(1937) + later(1954);
}

/**
 * Percent more a year for claiming after full retirement age, by the year whose rules hold. 3% to 1924, half a point more for every two
 * years from 1925 on, 8% from 1943 on. Raises nothing. Source: 20 CFR 404.313, table of delayed retirement credits.
 */
export function delayedCreditPercent(year: number): number {
  const law = newestFigure('delayedCreditPercent').value;
  return Math.min(law, Math.max(3, law - Math.ceil((1943 - year) / 2) / 2));
}

/**
 * The benefit for claiming at an age, in percent of the benefit at full retirement age (75 means 75%). Early: 5/9 of 1% less for each of
 * the first 36 months, 5/12 of 1% for each further month. Late: a twelfth of {@link delayedCreditPercent} more for each month. The age is
 * clamped to 62-70. Raises nothing.
 * Source: 20 CFR 404.410 (early) and 404.313 (late).
 *
 * @param claimingMonths age at the claim, in months.
 * @param year the year whose rules hold: {@link rulesYear}.
 */
export function benefitPercent(claimingMonths: number, year: number): number {
  const fullMonths = fullRetirementMonths(year);
  const months = Math.min(LAST_CLAIMING_AGE * 12, Math.max(FIRST_CLAIMING_AGE * 12, claimingMonths));
  const early = Math.max(0, fullMonths - months);
  const late = Math.max(0, months - fullMonths);
  return 100 - earlyPercent(early, 5 / 9) + (delayedCreditPercent(year) / 12) * late;
}

/**
 * Percent less for a benefit that starts so many months before full retirement age: the first 36 months at a rate of their own, each further
 * month 5/12 of 1%. Raises nothing.
 * Source: 20 CFR 404.410.
 *
 * @param firstPercent percent for each of the first 36 months: 5/9 for one's own benefit, 25/36 for a spouse's.
 */
export function earlyPercent(months: number, firstPercent: number): number {
  return firstPercent * Math.min(36, months) + (5 / 12) * Math.max(0, months - 36);
}

export interface ClaimingOption {
  /** Age in whole years. */
  readonly age: number;
  /** Percent of the benefit at full retirement age. */
  readonly percent: number;
  /** Dollars a month, in prices of the amount it was worked out from; not rounded. */
  readonly monthly: number;
}

/**
 * What claiming at each age from 62 to 70 would pay, calculated from one known benefit. All are in the prices of that benefit, because
 * cost-of-living raises are the same at every claiming age. Raises nothing.
 * Source: {@link benefitPercent}.
 *
 * @param monthly dollars a month when claiming at `knownAge`.
 * @param knownAge age in whole years, clamped to 62-70.
 * @param year the year whose rules hold: {@link rulesYear}.
 */
export function claimingByAge(monthly: number, knownAge: number, year: number): ClaimingOption[] {
  const known = benefitPercent(knownAge * 12, year);
  return Array.from({ length: LAST_CLAIMING_AGE - FIRST_CLAIMING_AGE + 1 }, (_, index) => {
    const age = FIRST_CLAIMING_AGE + index;
    const percent = benefitPercent(age * 12, year);
    return { age, percent, monthly: (soundDollars(monthly) * percent) / known };
  });
}

/** A cut of benefits, from an age with its fraction on. */
export interface CutAtAge {
  readonly age: number;
  /** What is paid from then on, from 0 to 1. */
  readonly share: number;
}

/**
 * The age at which a later claim has paid as much in total as an earlier one, in years with a fraction. Formula: later age + earlier
 * benefit x years between / difference of the benefits; years after a cut count for what is still paid. Interest is not counted, and both
 * benefits follow prices alike. Null when the later claim does not pay more a month, and when it has not caught up at 120. Raises nothing.
 * Source: the two sums set equal.
 */
export function claimingBreakEvenAge(
  earlier: Pick<ClaimingOption, 'age' | 'percent'>,
  later: Pick<ClaimingOption, 'age' | 'percent'>,
  cut: CutAtAge | null = null,
): number | null {
  const more = later.percent - earlier.percent;
  if (more <= 0 || later.age <= earlier.age) return null;
  const cutAge = cut ? cut.age : Number.POSITIVE_INFINITY;
  const paidShare = cut ? cut.share : 1;
  const fullUntil = Math.min(later.age, Math.max(earlier.age, cutAge));
  const missed = (earlier.percent / more) * (fullUntil - earlier.age + paidShare * (later.age - fullUntil));
  const inFull = Math.max(0, cutAge - later.age);
  const age = later.age + (missed <= inFull ? missed : inFull + (missed - inFull) / paidShare);
  return age <= LAST_AGE ? age : null;
}
