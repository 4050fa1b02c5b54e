import { type BenefitCut, shareAfter } from './benefit-cut.ts';
import { type Pension, pensionAt } from './income-pension.ts';

/** Bounds for sums, so that no input overflows a number. */
export const MOST_DOLLARS = 1e12;
const MOST_INFLATION = 50;
const MOST_YEARS = 120;

/** Dollars clamped to 0 and a trillion; 0 if it is not a number. */
export function soundDollars(dollars: number): number {
  return dollars > 0 ? Math.min(MOST_DOLLARS, dollars) : 0;
}

/**
 * What prices have grown to after some years, as a factor (1.5 means half as high again): (1 + inflation / 100) ^ years. Inflation is
 * clamped to 0-50% a year and years to 0-120. Raises nothing.
 * Source: compound growth.
 */
export function priceLevel(inflationPercent: number, years: number): number {
  return (1 + clamp(inflationPercent, MOST_INFLATION) / 100) ** clamp(years, MOST_YEARS);
}

/** The payments at one age, in dollars a month, not rounded. */
export interface MonthlyIncome {
  readonly socialSecurity: number;
  readonly pension: number;
  readonly annuity: number;
  readonly total: number;
}

export interface IncomeFloor {
  /** Dollars a month, in today's dollars. */
  readonly socialSecurity: number;
  /** Dollars a month on the check, the same for life. */
  readonly annuityIncome: number;
  /** Age in years today, from which prices are counted. */
  readonly currentAge: number;
  /** Age in years at which the annuity's income starts. */
  readonly startAge: number;
  /** Age in years at which Social Security starts. */
  readonly socialSecurityAge: number;
  /** Percent a year. */
  readonly inflationPercent: number;
  /** Null without one. */
  readonly pension: Pension | null;
  /** Null without one. */
  readonly cut: BenefitCut | null;
}

/** Income from a birthday on: {@link incomeAfter} as many years as the age is ahead. Raises nothing. */
export function incomeAtAge(floor: IncomeFloor, age: number, dollars: 'real' | 'paid'): MonthlyIncome {
  return incomeAfter(floor, (age - floor.currentAge) * 12, dollars);
}

/**
 * Income so many months from now; ages and prices grow by whole years from today. `paid` is the amount on the check: Social Security rises
 * with prices, the annuity does not. `real` is the same in today's dollars: Social Security stays what it was until a cut, the annuity buys
 * less each year. A pension does what it says, see income-pension.ts. Nothing before the start. Raises nothing.
 * Source: cost-of-living rises taken to equal inflation, which they follow with a delay (Social Security Act, section 215(i)).
 */
export function incomeAfter(floor: IncomeFloor, months: number, dollars: 'real' | 'paid'): MonthlyIncome {
  const years = Math.floor(months / 12);
  const age = floor.currentAge + years;
  const level = priceLevel(floor.inflationPercent, years);
  const share = shareAfter(months, floor.cut);
  const scheduled = age < floor.socialSecurityAge ? 0 : soundDollars(floor.socialSecurity);
  const socialSecurity = scheduled * share * (dollars === 'paid' ? level : 1);
  const annuity = age < floor.startAge ? 0 : soundDollars(floor.annuityIncome) / (dollars === 'paid' ? 1 : level);
  const pension = pensionIn(floor, age, level, dollars);
  return { socialSecurity, pension, annuity, total: socialSecurity + pension + annuity };
}

function pensionIn({ pension }: IncomeFloor, age: number, level: number, dollars: 'real' | 'paid'): number {
  if (!pension || age < pension.fromAge) return 0;
  return pensionAt({ ...pension, monthly: soundDollars(pension.monthly) }, level, dollars);
}

function clamp(value: number, most: number): number {
  return value > 0 ? Math.min(most, value) : 0;
}
