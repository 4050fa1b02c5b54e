/** Bounds for sums, so that no input overflows a number. */
const MOST_DOLLARS = 1e12;
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
  /** A cut of Social Security from an age on, to a percent of what is scheduled (77 means 77%). Null without one. */
  readonly cut: { readonly fromAge: number; readonly payablePercent: number } | null;
}

/**
 * Income at an age. `paid` is the amount on the check: Social Security rises with prices, the annuity does not. `real` is the same in
 * today's dollars: Social Security stays what it was, the annuity buys less each year from today on. Nothing before the start. Raises nothing.
 * Source: cost-of-living rises taken to equal inflation, which they follow with a delay (Social Security Act, section 215(i)).
 */
export function incomeAtAge(floor: IncomeFloor, age: number, dollars: 'real' | 'paid'): MonthlyIncome {
  const level = priceLevel(floor.inflationPercent, age - floor.currentAge);
  const share = floor.cut && age >= floor.cut.fromAge ? clamp(floor.cut.payablePercent, 100) / 100 : 1;
  const scheduled = age < floor.socialSecurityAge ? 0 : soundDollars(floor.socialSecurity);
  const socialSecurity = scheduled * share * (dollars === 'paid' ? level : 1);
  const annuity = age < floor.startAge ? 0 : soundDollars(floor.annuityIncome) / (dollars === 'paid' ? 1 : level);
  return { socialSecurity, annuity, total: socialSecurity + annuity };
}

function clamp(value: number, most: number): number {
  return value > 0 ? Math.min(most, value) : 0;
}
