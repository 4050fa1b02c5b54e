import { formatDollars } from '@annuity-lantern/domain/format-number';
import { chanceOfLiving, type TablePerson } from '@annuity-lantern/domain/life-tables';
import { LIFETIME_END_AGE, type Payout } from '@annuity-lantern/domain/payout';
import { peopleLike, sayOf100 } from '../../../people/say-chances.ts';
import { paysRows } from './calculator-inputs.ts';
import { type Couple, coupleAlive, sayCoupleAlive } from './for-two.ts';

/** The last age on the chart and in its table. */
export const LAST_AGE = 100;

/** Income added up over the years, set against the amount paid: the facts behind the chart, its sentence and its table. */
export interface PayoutCourse {
  readonly amount: number;
  readonly currentAge: number;
  readonly startAge: number;
  readonly annualIncome: number;
  /** The age, with its fraction, at which the income received equals the amount paid. */
  readonly crossingAge: number;
  /** The same in whole years, as the result says it. */
  readonly breakEvenAge: number;
  /** The age to which lifetime income is counted: 85, or a year after a later start. */
  readonly lifetimeAge: number;
  /** The chance of living to {@link lifetimeAge}, from the current age; a fraction. */
  readonly aliveThen: number;
  /** The chance that the visitor or the spouse is alive then. Null for an income for one. */
  readonly eitherThen: number | null;
  readonly sentence: string;
  readonly rows: readonly CourseYear[];
  /** Each age from the first payment to 100. */
  readonly years: readonly CourseYear[];
}

export interface CourseYear {
  readonly age: number;
  /** Dollars received by then, by somebody who is alive. */
  readonly received: number;
  readonly againstAmount: number;
  /** The chance of living to this age, from the current one; a fraction. */
  readonly alive: number;
  /** The chance that the visitor or the spouse is alive then. Null for an income for one. */
  readonly either: number | null;
}

interface CourseInput {
  readonly amount: number;
  readonly currentAge: number;
  readonly startAge: number;
  readonly payout: Payout;
  readonly person: TablePerson;
  /** Null for an income for one. */
  readonly couple: Couple | null;
}

export function payoutCourse({ amount, currentAge, startAge, payout, person, couple }: CourseInput): PayoutCourse {
  const { annualIncome, breakEvenAge } = payout;
  const lifetimeAge = Math.max(LIFETIME_END_AGE, startAge + 1);
  const crossingAge = startAge + amount / annualIncome;
  const aliveAt = (age: number) => chanceOfLiving(person, currentAge, age);
  const eitherAt = (age: number) => couple && coupleAlive(couple, currentAge, age).either;
  const facts = {
    amount,
    currentAge,
    startAge,
    annualIncome,
    breakEvenAge,
    lifetimeAge,
    crossingAge,
    aliveThen: aliveAt(lifetimeAge),
    eitherThen: eitherAt(lifetimeAge),
  };
  const yearAt = (age: number): CourseYear => {
    const received = receivedBy(age, facts);
    return { age, received, againstAmount: received - amount, alive: aliveAt(age), either: eitherAt(age) };
  };
  return {
    ...facts,
    sentence: [sayCourse(facts), sayChances(facts, aliveAt(95), person), ...(couple ? sayCouple(couple, facts) : [])].join(' '),
    rows: rowAges(facts).map(yearAt),
    years: Array.from({ length: LAST_AGE - startAge }, (_, index) => yearAt(startAge + 1 + index)),
  };
}

/** Dollars received from the start age to an age. */
export function receivedBy(age: number, course: Pick<PayoutCourse, 'annualIncome' | 'startAge'>): number {
  return course.annualIncome * Math.max(0, age - course.startAge);
}

type Facts = Omit<PayoutCourse, 'sentence' | 'rows' | 'years'>;

/** With the first age at which the amount is back: the break-even age is rounded, and may lie before it. */
function rowAges({ startAge, crossingAge, lifetimeAge }: Facts): number[] {
  const ages = [startAge + 1, 70, 75, 80, LIFETIME_END_AGE, 90, 95, LAST_AGE, Math.ceil(crossingAge), lifetimeAge];
  return [...new Set(ages.filter((age) => age > startAge))].sort((a, b) => a - b);
}

function sayCourse(facts: Facts): string {
  const { amount, startAge, breakEvenAge, lifetimeAge } = facts;
  const lifetime = receivedBy(lifetimeAge, facts);
  const difference = lifetime - amount;
  const against = difference < 0 ? `${formatDollars(-difference)} less than you paid` : `${formatDollars(difference)} more than you paid`;
  return `Income from age ${startAge} pays back your ${formatDollars(amount)} by about age ${breakEvenAge}. By age ${lifetimeAge} it has paid ${formatDollars(lifetime)}, ${against}. By age ${LAST_AGE}: ${formatDollars(receivedBy(LAST_AGE, facts))}.`;
}

function sayChances({ lifetimeAge, aliveThen }: Facts, aliveAt95: number, person: TablePerson): string {
  return `Of 100 ${peopleLike(person)}, about ${sayOf100(aliveThen)} live to ${lifetimeAge} and receive at least that; about ${sayOf100(aliveAt95)} live to 95.`;
}

/** The sums count the payments of somebody who lives: with a smaller part for the spouse, less is received after an early death. */
function sayCouple(couple: Couple, { currentAge, lifetimeAge }: Facts): string[] {
  const { part, share } = paysRows[couple.pays];
  const early =
    share < 1
      ? `If you die earlier, your spouse gets ${part} of it from then on, and the sums are smaller.`
      : 'If you die earlier, your spouse gets the same from then on, and the sums stay as they are.';
  return [early, sayCoupleAlive(couple, currentAge, lifetimeAge)];
}
