import { fairMonthlyIncome, JOINT_RATE_PERCENT, type PayoutOption } from '@annuity-lantern/domain/fair-price';
import { formatDollars, toDecimals } from '@annuity-lantern/domain/format-number';
import { chanceOfLiving, type TablePerson } from '@annuity-lantern/domain/life-tables';
import { eitherAlive } from '@annuity-lantern/domain/longevity';
import { calculatePayout, FIRST_TABLE_AGE } from '@annuity-lantern/domain/payout';
import { sayOf100, sayTable } from '../../../people/say-chances.ts';
import { type CalculatorInputs, type Pays, paysChoices, paysRows, type Spouse } from './calculator-inputs.ts';
import { livesAtStart, tableShare } from './table-share.ts';

/** An income for two beside an income for each alone: the facts behind the bars, their sentence and their table. */
export interface ForTwo {
  readonly pays: Spouse['pays'];
  /** Dollars a month while the visitor lives, and to the spouse after that. Estimates. */
  readonly monthly: number;
  readonly afterYou: number;
  /** Dollars a month for the visitor alone, by the table. */
  readonly alone: number;
  /** For the spouse alone, by the table. Null for an age below its first row. */
  readonly spouseAlone: SpouseAlone | null;
  readonly choices: readonly PaysChoice[];
  /** Fair dollars a month of {@link FAIR_AMOUNT}, from which the estimate comes. */
  readonly fair: { readonly alone: number; readonly forTwo: number };
  /** The lives that the estimate counts with. */
  readonly people: { readonly you: TablePerson; readonly spouse: TablePerson };
  readonly sentence: string;
}

interface SpouseAlone {
  /** Age in years when income starts. */
  readonly age: number;
  readonly monthly: number;
}

interface PaysChoice {
  readonly pays: Pays;
  readonly monthly: number;
  readonly afterYou: number;
}

/** Dollars. The ratio of two fair incomes is the same for every amount. */
export const FAIR_AMOUNT = 100_000;

/** Null for an income that is paid to the visitor alone. */
export function forTwo(inputs: CalculatorInputs, thisYear: number): ForTwo | null {
  const { amount, startAge, spouse } = inputs;
  const [life, survivor] = livesAtStart(inputs, thisYear);
  if (!spouse || !survivor) return null;
  const choices = paysChoices.map((pays) => choiceOf(pays, inputs, spouse, thisYear));
  const { monthly, afterYou } = choiceOf(spouse.pays, inputs, spouse, thisYear);
  const fair = (option: PayoutOption) => fairMonthlyIncome({ amount: FAIR_AMOUNT, life, option }, JOINT_RATE_PERCENT);
  const facts = {
    pays: spouse.pays,
    monthly,
    afterYou,
    alone: choiceOf('me', inputs, spouse, thisYear).monthly,
    spouseAlone: survivor.age < FIRST_TABLE_AGE ? null : { age: survivor.age, monthly: monthlyOf(amount, survivor.age, 1) },
    choices,
    fair: { alone: fair({ kind: 'life' }), forTwo: fair({ kind: 'joint', survivor, cutAt: 'firstPerson' }) },
    people: { you: life.person, spouse: survivor.person },
  };
  return { ...facts, sentence: sayForTwo(facts, startAge) };
}

function choiceOf(pays: Pays, inputs: CalculatorInputs, spouse: Spouse, thisYear: number): PaysChoice {
  const share = tableShare({ ...inputs, spouse: pays === 'me' ? null : { ...spouse, pays } }, thisYear) ?? Number.NaN;
  const monthly = monthlyOf(inputs.amount, inputs.startAge, share);
  return { pays, monthly, afterYou: monthly * paysRows[pays].share };
}

function monthlyOf(amount: number, startAge: number, share: number): number {
  return calculatePayout({ amount, currentAge: startAge, startAge }, share)?.monthlyIncome ?? Number.NaN;
}

function sayForTwo({ monthly, afterYou, alone, spouseAlone }: Omit<ForTwo, 'sentence'>, startAge: number): string {
  const two = `Our estimate: about ${formatDollars(monthly)} a month while you live, then about ${formatDollars(afterYou)} a month to your spouse for life.`;
  const one = `For you alone, from ${startAge}, the table pays ${formatDollars(alone)}, and nothing to your spouse when you die.`;
  const other = spouseAlone && `For your spouse alone, from ${spouseAlone.age}, it pays ${formatDollars(spouseAlone.monthly)}.`;
  return [two, one, other].filter(Boolean).join(' ');
}

/** The payout rate for two, with enough digits to check a sum by hand. */
export function sayRateForTwo(percent: number): string {
  return `${toDecimals(percent, 4)}%`;
}

/** A couple in the life tables, today. */
export interface Couple {
  readonly you: TablePerson;
  readonly spouse: TablePerson;
  /** Years that the spouse is older than the visitor; below zero for a younger one. */
  readonly spouseOlderBy: number;
  readonly pays: Spouse['pays'];
}

/** The chance that the spouse, or at least one of both, is alive when the visitor is or would be of an age. Independent lives. */
export function coupleAlive({ you, spouse, spouseOlderBy }: Couple, currentAge: number, age: number) {
  const spouseAlive = chanceOfLiving(spouse, currentAge + spouseOlderBy, age + spouseOlderBy);
  return { spouse: spouseAlive, either: eitherAlive(chanceOfLiving(you, currentAge, age), spouseAlive) };
}

export function sayCoupleAlive(couple: Couple, currentAge: number, age: number): string {
  const { spouse, either } = coupleAlive(couple, currentAge, age);
  return `Of 100 couples like you, about ${sayOf100(either)} have at least one of the two alive when you would be ${age}. In about ${sayOf100(spouse)}, the spouse is alive then.`;
}

/** The source of the spouse's chances. */
export function sayCoupleTables({ spouse }: Couple): string {
  return `Your spouse: ${sayTable(spouse)}. We treat the two lives as independent; real couples share a home and its habits.`;
}
