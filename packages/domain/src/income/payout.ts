/** The ages at which {@link payoutRateByStartAge} has a row: younger and older start ages use the nearest one. */
export const FIRST_TABLE_AGE = 60;
export const LAST_TABLE_AGE = 80;

/** The age to which {@link calculatePayout} counts lifetime income. An assumption of the illustration, not a life expectancy. */
export const LIFETIME_END_AGE = 85;

/**
 * Yearly payout in percent of the amount paid (6.6 means 6.6%), by the age at which income starts.
 * An illustration of lifetime-withdrawal payouts, not a quote for an immediate annuity.
 * Source: the payout table of the product's specification, section 9 (business constants).
 */
export const payoutRateByStartAge: Readonly<Record<number, number>> = {
  60: 6.0,
  61: 6.1,
  62: 6.2,
  63: 6.3,
  64: 6.4,
  65: 6.6,
  66: 6.8,
  67: 7.0,
  68: 7.2,
  69: 7.4,
  70: 7.6,
  71: 7.8,
  72: 8.0,
  73: 8.2,
  74: 8.4,
  75: 8.6,
  76: 8.8,
  77: 9.0,
  78: 9.2,
  79: 9.3,
  80: 9.3,
};

/** Percent a year for an age without a row of its own, such as a fraction of a year. */
const RATE_IF_MISSING = 6;

export interface PayoutInput {
  /** Dollars paid once, today. */
  readonly amount: number | null;
  /** Age in years today. It is asked for and must be given; the specified formulas do not use it. */
  readonly currentAge: number | null;
  /** Age in years at which income starts. */
  readonly startAge: number | null;
}

export interface Payout {
  /** Dollars a month, not rounded. */
  readonly monthlyIncome: number;
  /** Dollars a year, not rounded. */
  readonly annualIncome: number;
  /** Percent of the amount a year: 6.6 means 6.6%. */
  readonly payoutRate: number;
  /** Dollars received from the start age to age 85, one year's income at the least; not rounded. */
  readonly totalLifetimeIncome: number;
  /** The age, in whole years, at which the income received equals the amount paid. No interest is counted. */
  readonly breakEvenAge: number;
}

/**
 * The payout rate for an income start age, in percent a year of the amount (6.6 means 6.6%).
 * The age is clamped to 60-80; an age without a row gets 6. Raises nothing.
 * Source: specification, section 9.
 */
export function payoutRate(startAge: number): number {
  const age = Math.min(LAST_TABLE_AGE, Math.max(FIRST_TABLE_AGE, startAge));
  return payoutRateByStartAge[age] ?? RATE_IF_MISSING;
}

/**
 * What an amount pays for life by the illustration table. Annual = amount x rate. Monthly = annual / 12. Lifetime = annual x max(1, 85 -
 * start age). Break-even age = start age + amount / annual, rounded to a whole year. Null while an input is empty, zero, negative or not
 * finite. Raises nothing; money is not rounded.
 *
 * @param share the part of the table's rate that is paid: below 1 for an income that continues for a second person.
 * Source: specification, section 9 (payout calculator).
 */
export function calculatePayout({ amount, currentAge, startAge }: PayoutInput, share = 1): Payout | null {
  if (!isPositive(amount) || !isPositive(currentAge) || !isPositive(startAge)) return null;
  const rate = payoutRate(startAge) * share;
  const annualIncome = (amount * rate) / 100;
  return {
    monthlyIncome: annualIncome / 12,
    annualIncome,
    payoutRate: rate,
    totalLifetimeIncome: annualIncome * Math.max(1, LIFETIME_END_AGE - startAge),
    // 100 / rate is amount / annual without the amount's rounding: at 72 the sum is exactly 84.5 and must round up for every amount.
    breakEvenAge: Math.round(startAge + 100 / rate),
  };
}

/**
 * The amount that pays a monthly income for life by the illustration table, in dollars: monthly income x 12 / rate. The reverse of
 * {@link calculatePayout}; zero for no income. Not rounded, raises nothing.
 *
 * @param monthlyIncome dollars a month.
 * @param startAge age in years at which income starts.
 * @param share the part of the table's rate that is paid, as in {@link calculatePayout}.
 * Source: specification, section 9 (payout calculator), solved for the amount.
 */
export function amountForIncome(monthlyIncome: number, startAge: number, share = 1): number {
  return (monthlyIncome * 12 * 100) / (payoutRate(startAge) * share);
}

function isPositive(value: number | null): value is number {
  return Number.isFinite(value) && Number(value) > 0;
}
