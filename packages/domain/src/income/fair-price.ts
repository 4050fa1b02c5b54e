import { requireRange } from '../require-range.ts';
import { bisect } from './bisect.ts';
import { chanceInMonths, type TablePerson, tableBirthYears } from './life-tables.ts';

/** The ages in whole years, when income starts, that {@link fairMonthlyIncome} takes: the life tables begin at 50. */
export const fairPriceAges = { from: 50, to: 100 } as const;

/** Percent a year, below which no income with a refund is fair: it gives back more than its price. */
export const LEAST_REFUND_RATE = 0.1;

/** The yearly return, in percent, at which {@link jointShare} compares incomes. Our assumption. */
export const JOINT_RATE_PERCENT = 4.5;

/** A person whose life an income depends on. */
export interface IncomeLife {
  readonly person: TablePerson;
  /** Age in whole years when income starts. The person is alive then. */
  readonly age: number;
}

/** The person who gets income after the first one has died. */
export interface IncomeSurvivor extends IncomeLife {
  /** The part of the income that continues: 1 is all of it. */
  readonly share: number;
}

/**
 * What is paid, and for how long.
 * - `life`: while the person lives. `rising`: and a percent more each year.
 * - `certain`: for some years in any case, then while the person lives.
 * - `cashRefund`, `installmentRefund`: while the person lives; what is then missing of the price is paid at death, or in the same payments.
 * - `joint`: while one of two lives. It is cut to the survivor's share when the first person dies, or at either death.
 */
export type PayoutOption =
  | { readonly kind: 'life' | 'cashRefund' | 'installmentRefund' }
  | { readonly kind: 'rising'; readonly percent: number }
  | { readonly kind: 'certain'; readonly years: number }
  | { readonly kind: 'joint'; readonly survivor: IncomeSurvivor; readonly cutAt: 'firstPerson' | 'eitherDeath' };

export interface PricedIncome {
  /** Dollars paid on the day when income starts, one month before the first payment. */
  readonly amount: number;
  readonly life: IncomeLife;
  readonly option: PayoutOption;
}

/**
 * The monthly income at which an amount equals the average worth of all payments today, in dollars ({@link worthOfIncome}). Not rounded.
 *
 * @throws RangeError as {@link worthOfIncome}, and for a refund at less than 0.1% a year, at which no income is fair.
 * Source: the definition of an actuarially fair price.
 */
export function fairMonthlyIncome(priced: PricedIncome, ratePercent: number): number {
  const { amount, life, option } = priced;
  const worth = worthAt(priced, ratePercent);
  if (option.kind !== 'cashRefund' && option.kind !== 'installmentRefund') return amount / worth(1);
  requireRange('The rate', ratePercent, LEAST_REFUND_RATE, MOST_FAIR_RATE);
  return bisect(0, fairMonthlyIncome({ amount, life, option: { kind: 'life' } }, ratePercent), (monthly) => worth(monthly) < amount);
}

/**
 * What an income is worth today on average, in dollars: sum of v^m x payment x chance of it, with v = (1 + rate)^(-1/12). Payments come at the
 * end of each month. Two lives are independent. Costs, taxes and an insurer's default are not counted. Not rounded.
 *
 * @param monthly dollars of the first payment.
 * @param ratePercent what the money earns, percent a year.
 * @throws RangeError when a figure is out of its range: an age, a birth year, the rate (0 to 12) or the share (0 to 1). Also the years certain
 * (0 to 40) and the yearly rise (0 to 10). An age and a birth year are named by their field.
 * Source: the definition of an expected present value. The survivor's part as in 26 USC 417(b). Lives: {@link chanceInMonths}.
 */
export function worthOfIncome(priced: PricedIncome, monthly: number, ratePercent: number): number {
  return worthAt(priced, ratePercent)(monthly);
}

/** The yearly return that an income amounts to on average, or why there is none from 0 to 20%. */
export type IncomeRate =
  | { readonly kind: 'rate'; readonly percent: number }
  /** Without any return, it pays back less than its price. */
  | { readonly kind: 'belowZero' }
  | { readonly kind: 'above20' };

/**
 * The yearly return at which an income is worth its price, by bisection. Raises and source: as {@link worthOfIncome}.
 */
export function rateOfIncome(priced: PricedIncome, monthly: number): IncomeRate {
  const chances = chancesOf(priced);
  const worth = (ratePercent: number) => sumOf(chances, priced, ratePercent)(monthly);
  if (worth(0) < priced.amount - HALF_CENT) return { kind: 'belowZero' };
  if (worth(MOST_RATE) > priced.amount) return { kind: 'above20' };
  return { kind: 'rate', percent: bisect(0, MOST_RATE, (percent) => worth(percent) > priced.amount) };
}

/**
 * An income for two as a part of the income for the first person alone: fair income for two / fair income for one, both at
 * {@link JOINT_RATE_PERCENT}. From 0 to 1. The amount does not matter. Raises: see {@link fairMonthlyIncome}.
 * Source: an estimate of our own, from two fair prices.
 */
export function jointShare(life: IncomeLife, survivor: IncomeSurvivor): number {
  const ofOption = (option: PayoutOption) => fairMonthlyIncome({ amount: 1, life, option }, JOINT_RATE_PERCENT);
  return ofOption({ kind: 'joint', survivor, cutAt: 'firstPerson' }) / ofOption({ kind: 'life' });
}

const MOST_FAIR_RATE = 12;
const MOST_RATE = 20;
const HALF_CENT = 0.005;
/** The tables end at 120. */
const MONTHS = (120 - fairPriceAges.from) * 12;

/** By months after the start: the first person's chance to live, and the payment due on average for each dollar of the first one. */
interface Chances {
  readonly alive: readonly number[];
  readonly due: readonly number[];
}

function worthAt(priced: PricedIncome, ratePercent: number): (monthly: number) => number {
  requireRange('The rate', ratePercent, 0, MOST_FAIR_RATE);
  return sumOf(chancesOf(priced), priced, ratePercent);
}

function sumOf({ alive, due }: Chances, { amount, option }: PricedIncome, ratePercent: number): (monthly: number) => number {
  const discount = (1 + ratePercent / 100) ** (-1 / 12);
  const sum = (dollarsIn: (month: number) => number) => {
    let worth = 0;
    let factor = 1;
    for (let month = 1; month < alive.length; month += 1) {
      factor *= discount;
      worth += factor * dollarsIn(month);
    }
    return worth;
  };
  const chance = (month: number) => alive[month] as number;
  switch (option.kind) {
    case 'cashRefund':
      return (monthly) =>
        sum((month) => monthly * chance(month) + (chance(month - 1) - chance(month)) * Math.max(0, amount - (month - 1) * monthly));
    case 'installmentRefund':
      return (monthly) => {
        const full = Math.floor(amount / monthly);
        return sum((month) => {
          if (month <= full) return monthly;
          const rest = month === full + 1 ? amount - full * monthly : 0;
          return monthly * chance(month) + rest * (1 - chance(month));
        });
      };
    default: {
      const ofOne = sum((month) => due[month] as number);
      return (monthly) => monthly * ofOne;
    }
  }
}

function chancesOf({ life, option }: PricedIncome): Chances {
  const alive = survivalOf('life', life);
  switch (option.kind) {
    case 'rising':
      requireRange('The yearly rise', option.percent, 0, 10);
      return { alive, due: alive.map((chance, month) => chance * (1 + option.percent / 100) ** Math.floor((month - 1) / 12)) };
    case 'certain':
      requireRange('The years certain', option.years, 0, 40);
      return { alive, due: alive.map((chance, month) => (month <= option.years * 12 ? 1 : chance)) };
    case 'joint': {
      const { survivor, cutAt } = option;
      requireRange('The share', survivor.share, 0, 1);
      const other = survivalOf('survivor', survivor);
      return { alive, due: alive.map((first, month) => dueForTwo(first, other[month] as number, survivor.share, cutAt)) };
    }
    default:
      return { alive, due: alive };
  }
}

function dueForTwo(first: number, second: number, share: number, cutAt: 'firstPerson' | 'eitherDeath'): number {
  const onlySecond = share * second * (1 - first);
  return cutAt === 'firstPerson' ? first + onlySecond : first * second + share * first * (1 - second) + onlySecond;
}

/** The chances of being alive by months after income starts: 1 at the start. */
function survivalOf(name: 'life' | 'survivor', { person, age }: IncomeLife): readonly number[] {
  requireRange(`${name}.age`, age, fairPriceAges.from, fairPriceAges.to);
  requireRange(`${name}.person.birthYear`, person.birthYear, tableBirthYears.from, tableBirthYears.to);
  return Array.from({ length: MONTHS + 1 }, (_, months) => chanceInMonths(person, age * 12, age * 12 + months));
}
