import { chanceInMonths, type TablePerson, tableBirthYears } from './life-tables.ts';

/** The ages in whole years, when income starts, that {@link fairMonthlyIncome} takes: the life tables begin at 50. */
export const fairPriceAges = { from: 50, to: 100 } as const;

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

export interface FairPriceInput {
  /** Dollars paid on the day when income starts, one month before the first payment. */
  readonly amount: number;
  /** What the money earns, percent a year. */
  readonly ratePercent: number;
  readonly life: IncomeLife;
  readonly survivor?: IncomeSurvivor | undefined;
}

/**
 * The monthly income for life at which an amount equals the average worth of all payments today, in dollars. Payments come at the end of
 * each month: all of them while the first person lives, then the survivor's share. The two lives are independent. Costs, taxes and an
 * insurer's default are not counted. Money is not rounded.
 *
 * amount / sum of v^m x e(m), with v = (1 + rate)^(-1/12) and e(m) = S1(m) + share x S2(m) x (1 - S1(m)).
 *
 * @throws RangeError when an age, a birth year, the rate (0 to 12) or the share (0 to 1) is out of its range. An age and a birth year are
 * named by their field.
 * Source: the definition of an actuarially fair price. The survivor's part as in 26 USC 417(b). Lives: {@link chanceInMonths}.
 */
export function fairMonthlyIncome({ amount, ratePercent, life, survivor }: FairPriceInput): number {
  if (!(ratePercent >= 0 && ratePercent <= 12)) throw new RangeError('The rate must be from 0 to 12.');
  if (survivor && !(survivor.share >= 0 && survivor.share <= 1)) throw new RangeError('The share must be from 0 to 1.');
  const aliveAfter = survivalOf('life', life);
  const survivorAfter = survivor && survivalOf('survivor', survivor);
  const discount = (1 + ratePercent / 100) ** (-1 / 12);
  let worth = 0;
  for (let month = 1; month <= LAST_MONTHS - fairPriceAges.from * 12; month += 1) {
    const alive = aliveAfter(month);
    const goesOn = survivor && survivorAfter ? survivor.share * survivorAfter(month) * (1 - alive) : 0;
    worth += discount ** month * (alive + goesOn);
  }
  return amount / worth;
}

/**
 * An income for two as a part of the income for the first person alone: fair income for two / fair income for one, both at
 * {@link JOINT_RATE_PERCENT}. From 0 to 1. The amount does not matter. Raises: see {@link fairMonthlyIncome}.
 * Source: an estimate of our own, from two fair prices.
 */
export function jointShare(life: IncomeLife, survivor: IncomeSurvivor): number {
  const priced = { amount: 1, ratePercent: JOINT_RATE_PERCENT, life };
  return fairMonthlyIncome({ ...priced, survivor }) / fairMonthlyIncome(priced);
}

/** The tables end at 120. */
const LAST_MONTHS = 120 * 12;

/** The chance of being alive a number of months after income starts. */
function survivalOf(name: 'life' | 'survivor', { person, age }: IncomeLife): (months: number) => number {
  requireWithin(`${name}.age`, age, fairPriceAges);
  requireWithin(`${name}.person.birthYear`, person.birthYear, tableBirthYears);
  return (months) => chanceInMonths(person, age * 12, age * 12 + months);
}

function requireWithin(field: string, figure: number, { from, to }: { readonly from: number; readonly to: number }): void {
  if (!(figure >= from && figure <= to)) throw new RangeError(`${field} must be from ${from} to ${to}.`);
}
