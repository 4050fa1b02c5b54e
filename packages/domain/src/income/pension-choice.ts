import { type IncomeLife, type PricedIncome, worthOfIncome } from './fair-price.ts';
import { chanceInMonths } from './life-tables.ts';

/** What a pension pays, from the ages of {@link PensionLives} on. */
export interface PensionOffer {
  /** Dollars a month while the first person lives. */
  readonly monthly: number;
  /** The part of it that the spouse gets after the first person's death: 0 is none, 1 is all of it. */
  readonly share: number;
}

/** Both people at the ages at which the pension starts. The two lives are independent. */
export interface PensionLives {
  readonly own: IncomeLife;
  /** Null for a person without a spouse. */
  readonly spouse: IncomeLife | null;
}

/** The months that are counted at most: from 50, where the life tables begin, to 120. */
const MOST_MONTHS = 70 * 12;
const HALF_CENT = 0.005;

/**
 * A pension as an income with a price: the lump sum offered in its place, in dollars. Raises nothing.
 * Source: 26 USC 417(b): the income is cut when the first person dies, not when the spouse does.
 */
export function pensionIncome({ own, spouse }: PensionLives, { share }: PensionOffer, lumpSum: number): PricedIncome {
  if (!spouse || share === 0) return { amount: lumpSum, life: own, option: { kind: 'life' } };
  return { amount: lumpSum, life: own, option: { kind: 'joint', survivor: { ...spouse, share }, cutAt: 'firstPerson' } };
}

/**
 * What would have to be insured today to pay the spouse's part for life: its average worth if the first person died now, in dollars. Not rounded.
 *
 * @param monthly dollars a month to the spouse.
 * @param ratePercent what the money earns, percent a year.
 * @throws RangeError and source: as {@link worthOfIncome}.
 */
export function insuredSum(spouse: IncomeLife, monthly: number, ratePercent: number): number {
  return worthOfIncome({ amount: 0, life: spouse, option: { kind: 'life' } }, monthly, ratePercent);
}

/**
 * How many months a lump sum pays an income in full, the first after one month, while the rest earns interest. Null if it lasts 70 years, to
 * the end of the life tables.
 *
 * @param lumpSum dollars.
 * @param monthly dollars a month.
 * @param ratePercent percent a year.
 * @throws RangeError for a rate from -100% down or one that is not a number.
 * Source: compound interest.
 */
export function monthsOfLumpSum(lumpSum: number, monthly: number, ratePercent: number): number | null {
  const growth = monthlyGrowth(ratePercent);
  let left = lumpSum;
  for (let months = 0; months < MOST_MONTHS; months += 1) {
    left = left * growth - monthly;
    if (left < -HALF_CENT) return months;
  }
  return null;
}

/**
 * How many months a spouse has to outlive the first person until the spouse's part makes up for what the first person gave up. That is the
 * difference to a pension for one life, with interest. 0 if nothing was given up, null if 70 years are not enough.
 *
 * @param single dollars a month of the pension for one life.
 * @param months how many payments the first person lived to see.
 * @param ratePercent percent a year.
 * @throws RangeError: as {@link monthsOfLumpSum}. Source: compound interest.
 */
export function monthsToMakeUp(single: number, { monthly, share }: PensionOffer, months: number, ratePercent: number): number | null {
  const growth = monthlyGrowth(ratePercent);
  let missing = 0;
  for (let month = 0; month < months; month += 1) missing = missing * growth + single - monthly;
  for (let after = 0; after <= MOST_MONTHS; after += 1) {
    if (missing < HALF_CENT) return after;
    missing = missing * growth - share * monthly;
  }
  return null;
}

/** The chances, from 0 to 1, of who is alive. They add up to 1. */
export interface WhoLives {
  readonly both: number;
  readonly onlyOwn: number;
  readonly onlySpouse: number;
  readonly neither: number;
}

/**
 * Who is alive after so many years. Without a spouse, `both` and `onlySpouse` are 0.
 *
 * @throws RangeError and source: as {@link chanceInMonths}.
 */
export function whoLivesAfter({ own, spouse }: PensionLives, years: number): WhoLives {
  const one = aliveAfter(own, years * 12);
  const other = spouse ? aliveAfter(spouse, years * 12) : 0;
  return { both: one * other, onlyOwn: one * (1 - other), onlySpouse: other * (1 - one), neither: (1 - one) * (1 - other) };
}

/**
 * The chance, from 0 to 1, that the first person dies after so many years and the spouse lives longer. Of two deaths in one month, each comes
 * first in half of the cases.
 *
 * @throws RangeError and source: as {@link chanceInMonths}.
 */
export function chanceToOutlive(own: IncomeLife, spouse: IncomeLife, afterYears: number): number {
  let chance = 0;
  let [alive, spouseAlive] = [aliveAfter(own, afterYears * 12), aliveAfter(spouse, afterYears * 12)];
  for (let month = afterYears * 12 + 1; month <= MOST_MONTHS; month += 1) {
    const [next, spouseNext] = [aliveAfter(own, month), aliveAfter(spouse, month)];
    chance += ((alive - next) * (spouseAlive + spouseNext)) / 2;
    [alive, spouseAlive] = [next, spouseNext];
  }
  return chance;
}

function aliveAfter({ person, age }: IncomeLife, months: number): number {
  return chanceInMonths(person, age * 12, age * 12 + months);
}

function monthlyGrowth(ratePercent: number): number {
  if (!(ratePercent > -100)) throw new RangeError('The rate must be above -100.');
  return (1 + ratePercent / 100) ** (1 / 12);
}
