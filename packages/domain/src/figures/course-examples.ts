import { type CreditingTerms, compoundedReturn, creditedRate, monthlySumRate, valuesByYear } from '../contracts/index-crediting.ts';
import { mygaValue, yieldToSurrender } from '../contracts/myga.ts';
import { incomeBase, riderFeesBeforeIncome, rollUpIncome } from '../contracts/roll-up.ts';

// The invented figures of the course's examples, and all that follows from them. Rates in percent, money in dollars.

export const PREMIUM = 100_000;
/** Five years of an invented index: three ordinary years, a bad one, a very good one. */
export const indexYears = [12, -10, 8, 4, 25] as const;
export const CAP = 6;
export const LOWER_CAP = 4;
export const PARTICIPATION = 50;
export const SPREAD = 3;
export const RIDER_FEE = 1.25;

export interface Course {
  readonly rates: readonly number[];
  /** The premium, then the value after each year. */
  readonly values: readonly number[];
  readonly end: number;
}

function course(rates: readonly number[], premium = PREMIUM, fee = 0): Course {
  const values = valuesByYear(premium, rates, fee);
  return { rates, values, end: values[rates.length] as number };
}

const credited = (returns: readonly number[], terms: CreditingTerms) => returns.map((change) => creditedRate(change, terms));

export const index = course(indexYears);
export const capped = course(credited(indexYears, { cap: CAP }));
export const cappedWithFee = course(credited(indexYears, { cap: CAP }), PREMIUM, RIDER_FEE);
export const cappedLower = course(credited(indexYears, { cap: LOWER_CAP }));
export const participating = course(credited(indexYears, { participation: PARTICIPATION }));
export const spreadOff = course(credited(indexYears, { spread: SPREAD }));

/** Five years in which the index rises evenly: then a cap shows its good side, a spread its bad one. */
export const EVEN_RISE = 5;
const evenYears = [EVEN_RISE, EVEN_RISE, EVEN_RISE, EVEN_RISE, EVEN_RISE];
export const even = {
  capped: course(credited(evenYears, { cap: CAP })),
  participating: course(credited(evenYears, { participation: PARTICIPATION })),
  spreadOff: course(credited(evenYears, { spread: SPREAD })),
};

export const months = [2.5, 1.0, -1.5, 3.0, 0.5, -4.0, 2.2, 1.8, 0.0, 2.9, -0.6, 1.1] as const;
export const MONTHLY_CAP = 2;
export const monthly = {
  counted: months.map((change) => Math.min(MONTHLY_CAP, change)),
  sum: monthlySumRate(months, MONTHLY_CAP),
  trueYear: compoundedReturn(months),
  pointToPoint: creditedRate(compoundedReturn(months), { cap: CAP }),
};

/** How the premium is divided in the lesson on several indexes, in dollars. */
export const parts = { stocks: 50_000, managed: 30_000, fixed: 20_000 } as const;
export const MANAGED_PARTICIPATION = 120;
export const FIXED_RATE = 3;

export const mixedYears = [
  { name: 'Good year', stocks: 12, managed: 5 },
  { name: 'Mixed year', stocks: 12, managed: -2 },
  { name: 'Poor year', stocks: -10, managed: -2 },
].map((year) => {
  const interest = {
    stocks: (parts.stocks * creditedRate(year.stocks, { cap: CAP })) / 100,
    managed: (parts.managed * creditedRate(year.managed, { participation: MANAGED_PARTICIPATION })) / 100,
    fixed: (parts.fixed * FIXED_RATE) / 100,
  };
  const total = interest.stocks + interest.managed + interest.fixed;
  return { ...year, interest, total, rate: (total / PREMIUM) * 100 };
});

export const ROLL_UP = 8;
export const WAIT_YEARS = 10;
export const PAYOUT = 5;
/** The account's yearly credit in the income example. */
export const ACCOUNT_RATE = 3;

/** Two sets of books over the years of waiting: the fee is a share of the income base and leaves the account. */
export const rider = incomeRider();

function incomeRider() {
  const terms = { premium: PREMIUM, rollUpPercent: ROLL_UP, kind: 'simple', years: WAIT_YEARS, payoutPercent: PAYOUT } as const;
  const yearlyFees = riderFeesBeforeIncome(terms, RIDER_FEE);
  const base = Array.from({ length: WAIT_YEARS + 1 }, (_, year) => incomeBase(terms, year));
  const account = [PREMIUM];
  for (const fee of yearlyFees) account.push((account.at(-1) as number) * (1 + ACCOUNT_RATE / 100) - fee);
  const fees = yearlyFees.reduce((sum, fee) => sum + fee, 0);
  const lastFee = { base: base[WAIT_YEARS - 1] as number, fee: yearlyFees.at(-1) as number };
  const finalBase = base.at(-1) as number;
  const finalAccount = account.at(-1) as number;
  const income = rollUpIncome(terms);
  const yearsUntilEmpty = yearsOfIncome(finalAccount, income, (finalBase * RIDER_FEE) / 100);
  return { base, account, fees, lastFee, finalBase, finalAccount, income, yearsToOwnMoney: PREMIUM / income, yearsUntilEmpty };
}

/** Whole years in which the account itself pays in full: income at the start of each year, credit and fee at its end. */
function yearsOfIncome(account: number, income: number, fee: number): number {
  let years = 0;
  for (let left = account; left >= income; years += 1) left = (left - income) * (1 + ACCOUNT_RATE / 100) - fee;
  return years;
}

/** Percent of what is taken out beyond the free part, by contract year. */
export const surrenderSchedule = [8, 7, 6, 5, 4, 3, 2, 0] as const;
export const FREE_SHARE = 10;

/** What leaving with all of `value` in contract year `year` pays. */
export function leave(value: number, year: number) {
  const charge = surrenderSchedule[year - 1] as number;
  const free = (value * FREE_SHARE) / 100;
  const lost = ((value - free) * charge) / 100;
  return { value, charge, free, charged: value - free, lost, kept: value - lost };
}

export const BONUS = 10;
const tenYears = [...indexYears, ...indexYears];
export const bonusCourse = course(credited(tenYears, { cap: LOWER_CAP }), PREMIUM * (1 + BONUS / 100));
export const plainCourse = course(credited(tenYears, { cap: CAP }));
export const FIRST_YEAR_BONUS = 1.5;
export const MYGA_BASE_RATE = 4.85;
export const bonusYield = yieldToSurrender([MYGA_BASE_RATE + FIRST_YEAR_BONUS, ...Array(4).fill(MYGA_BASE_RATE)]);

export const MYGA_RATE = 5.3;
export const mygaEnd = mygaValue(PREMIUM, MYGA_RATE, 5);
/** Five years in which the index ends lower than it began. */
export const poorYears = [-15, 4, -8, 6, -5] as const;
export const poorIndex = course(poorYears);
export const poorCapped = course(credited(poorYears, { cap: CAP }));

export const TAX = 22;
export const SAME_RATE = 5.5;
/** One rate for five years, taxed once at the end or each year. */
export const afterTax = {
  deferred: PREMIUM + ((mygaValue(PREMIUM, SAME_RATE, 5) - PREMIUM) * (100 - TAX)) / 100,
  yearly: mygaValue(PREMIUM, (SAME_RATE * (100 - TAX)) / 100, 5),
};
