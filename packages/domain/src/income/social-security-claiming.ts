import { requireRange } from '../require-range.ts';
import { daysInMonth, toIso } from '../time/calendar-day.ts';
import { firstCutMonth, monthsBetween } from './benefit-cut.ts';
import { MOST_DOLLARS } from './income-floor.ts';
import { chanceInMonths, type TablePerson } from './life-tables.ts';
import { FIRST_CLAIMING_AGE, LAST_CLAIMING_AGE } from './social-security.ts';
import {
  ownBenefit,
  type Retiree,
  SURVIVOR_FIRST_MONTHS,
  spouseTopUp,
  survivorBenefit,
  survivorFullMonths,
} from './social-security-family.ts';

/** Percent a year above inflation that {@link claimingValues} takes. */
export const realRateLimits = { from: -2, to: 6 } as const;

/** People whose rules are of an earlier year could choose a spouse's benefit alone, which is not counted here. */
export const FIRST_RULES_YEAR = 1954;

/** A person who has not claimed yet. */
export interface Claimant {
  /** Month from 1 to 12. */
  readonly born: { readonly year: number; readonly month: number; readonly day: number };
  /** Dollars a month at full retirement age. */
  readonly fullBenefit: number;
  readonly sex: TablePerson['sex'];
}

export interface ClaimingTerms {
  /** The month from which claims are possible and to which values are discounted. Month from 1 to 12. */
  readonly asOf: { readonly year: number; readonly month: number };
  /** Percent a year above inflation, within {@link realRateLimits}. */
  readonly realRatePercent: number;
  /** Percent of each benefit that is paid from the first month of the cut on ({@link firstCutMonth}), 0 to 100; 100 is no cut. */
  readonly payablePercent: number;
  /** Whether a survivor's benefit starts at the survivor's full retirement age, or at 60 if that is earlier. */
  readonly survivorFrom: 'full' | 'sixty';
}

/** Ages at the claims, in months, in the order of the people. */
export type ClaimingAges = readonly number[];

export interface ClaimingValues {
  /** The first age in months at which each can claim. */
  readonly earliest: ClaimingAges;
  /**
   * The present value of all benefits, in dollars: each month's income x the chance that it is paid, discounted.
   * @throws RangeError for a claim before {@link earliest} or after 70.
   */
  readonly valueAt: (claims: ClaimingAges) => number;
  /** The claims of the highest value; of those within half a cent, the ones with the lowest sum of ages. */
  readonly best: () => { readonly claims: ClaimingAges; readonly value: number };
}

/** Percent of the best value that a choice gives away: 0 when the best one is worth nothing. Raises nothing. */
export function claimingLoss(value: number, bestValue: number): number {
  return bestValue > 0 ? (1 - value / bestValue) * 100 : 0;
}

/**
 * What each choice of claiming ages is worth for one person or a couple, in today's dollars. A month's benefit is paid to a person who is
 * alive at its end. While both live: both own benefits, and the spouse's addition from the later claim on. After one death: the larger of
 * the survivor's own benefit and the survivor benefit. The two lives are independent. Left out: earnings test, divorce, children,
 * disability, family maximum, tax. Source: social-security-family.ts, year-figures.ts, {@link chanceInMonths}.
 *
 * @throws RangeError for a day that does not exist, a birth before January 2, 1954, an age outside 50 to 70, or a full benefit below zero.
 * Also for a real rate outside {@link realRateLimits} or a payable percent outside 0 to 100.
 */
export function claimingValues(people: readonly [Claimant] | readonly [Claimant, Claimant], terms: ClaimingTerms): ClaimingValues {
  requireRange('realRatePercent', terms.realRatePercent, realRateLimits.from, realRateLimits.to);
  requireRange('payablePercent', terms.payablePercent, 0, 100);
  requireRange('asOf.month', terms.asOf.month, 1, 12);
  const weights = monthWeights(terms);
  const lives = withOther(people.map((person) => lifeOf(person, terms, weights)));
  const [one, other] = lives as [Life, Life | undefined];
  const tailBoth = other
    ? tailSums(weights.map((weight, month) => weight * (one.alive[month + 1] ?? 0) * (other.alive[month + 1] ?? 0)))
    : [];

  function valueAt(claims: ClaimingAges): number {
    const retirees = lives.map((life, index) => retireeOf(life, claims[index]));
    const [first, second] = retirees as [Retiree, Retiree | undefined];
    if (!other || !second) return ownValue(one, first);
    const own = ownValue(one, first) + ownValue(other, second);
    return own + topUps(other, first, second) + leftTo(other, second, one, first) + leftTo(one, first, other, second);
  }

  function topUps(other: Life, first: Retiree, second: Retiree): number {
    const start = Math.max(first.claimingMonths - one.ageNow, second.claimingMonths - other.ageNow);
    const both = spouseTopUp(first, second.fullBenefit, one.ageNow + start) + spouseTopUp(second, first.fullBenefit, other.ageNow + start);
    return both * (tailBoth[start] as number);
  }

  /** The survivor benefit above the survivor's own benefit, over every month in which the other may die. */
  function leftTo(survivor: Life, own: Retiree, died: Life, deceased: Retiree): number {
    const { tail, ageNow, rulesYear } = survivor;
    const ownFrom = own.claimingMonths - ageNow;
    const firstMonths = terms.survivorFrom === 'full' ? survivorFullMonths(rulesYear) : SURVIVOR_FIRST_MONTHS;
    const first = Math.max(0, firstMonths - ageNow);
    const amount = ownBenefit(own);
    const leftFrom = (month: number, start: number) =>
      survivorBenefit(deceased, died.ageNow + month, { rulesYear, startMonths: ageNow + start });
    // From then on a death changes nothing but the month in which the survivor's benefit starts.
    const settled = Math.max(ownFrom, first, deceased.claimingMonths - died.ageNow, survivorFullMonths(rulesYear) - ageNow);
    let sum = Math.max(0, leftFrom(settled, settled) - amount) * (survivor.afterOther[settled] as number);
    for (let month = 0; month < settled; month += 1) {
      const start = Math.max(month, first);
      const left = leftFrom(month, start);
      const withOwn = tail[Math.max(start, ownFrom)] as number;
      sum += dying(died, month) * (left * ((tail[start] as number) - withOwn) + Math.max(0, left - amount) * withOwn);
    }
    return sum;
  }

  function best() {
    const highest = bestOf(lives.map((life) => choicesOf(life, COARSE)));
    const months = lives.map((life, index) =>
      choicesOf(life, 1).filter((age) => Math.abs(age - (highest.claims[index] as number)) <= COARSE),
    );
    return bestOf(months);
  }

  function bestOf([ofOne = [], ofOther]: readonly (readonly number[])[]) {
    const pairs = ofOther ? ofOne.flatMap((first) => ofOther.map((second) => [first, second])) : ofOne.map((first) => [first]);
    const valued = pairs.map((claims) => ({ claims, value: valueAt(claims) }));
    const highest = Math.max(...valued.map(({ value }) => value));
    const ages = (claims: ClaimingAges) => claims.reduce((sum, age) => sum + age, 0);
    const [lowest] = valued
      .filter(({ value }) => value >= highest - HALF_A_CENT)
      .sort((one, another) => ages(one.claims) - ages(another.claims));
    return lowest as (typeof valued)[number];
  }

  return { earliest: lives.map(({ earliest }) => earliest), valueAt, best };
}

const HALF_A_CENT = 0.005;
/** Months between the ages of a first search, for a couple far quicker than each month of both. The second one tries the months around its best. */
const COARSE = 6;
const LAST_MONTHS = LAST_CLAIMING_AGE * 12;
/** In months: the tables begin at 50, and the chance of being alive at 120 is zero. */
const END_MONTHS = 120 * 12;
const FIRST_TABLE_MONTHS = 50 * 12;

interface Life {
  readonly fullBenefit: number;
  readonly rulesYear: number;
  /** Age in months in the as-of month. */
  readonly ageNow: number;
  readonly earliest: number;
  /** Chance of being alive at the start of each month from the as-of month on. */
  readonly alive: readonly number[];
  /** Value of a dollar a month for life from each month on. */
  readonly tail: readonly number[];
  /** Value of a dollar a month for life after the other's death, for deaths from each month on. */
  readonly afterOther: readonly number[];
}

/** Chance of dying in a month. */
function dying({ alive }: Pick<Life, 'alive'>, month: number): number {
  return (alive[month] ?? 0) - (alive[month + 1] ?? 0);
}

function withOther(lives: readonly Omit<Life, 'afterOther'>[]): Life[] {
  return lives.map((life, index) => {
    const other = lives[1 - index];
    return { ...life, afterOther: other ? tailSums(life.tail.map((value, month) => value * dying(other, month))) : [] };
  });
}

function lifeOf({ born, fullBenefit, sex }: Claimant, { asOf }: ClaimingTerms, weights: readonly number[]): Omit<Life, 'afterOther'> {
  requireRange('fullBenefit', fullBenefit, 0, MOST_DOLLARS);
  requireRange('born.month', born.month, 1, 12);
  requireRange('born.day', born.day, 1, daysInMonth(born.year, born.month));
  if (![born.year, born.month, born.day].every(Number.isInteger)) throw new RangeError('born has to be whole numbers.');
  // Born on the 1st counts with the month before; born on January 1 also with the year before, in the rules and in the life table.
  const bornMonths = born.year * 12 + born.month - (born.day === 1 ? 1 : 0);
  const ageNow = asOf.year * 12 + asOf.month - bornMonths;
  const rulesYear = Math.floor((bornMonths - 1) / 12);
  if (rulesYear < FIRST_RULES_YEAR) throw new RangeError('born has to be January 2, 1954, or later.');
  requireRange('The age in months', ageNow, FIRST_TABLE_MONTHS, LAST_MONTHS);
  const alive = Array.from({ length: END_MONTHS - ageNow + 1 }, (_, month) =>
    chanceInMonths({ birthYear: rulesYear, sex }, ageNow, ageNow + month),
  );
  return {
    fullBenefit,
    rulesYear,
    ageNow,
    // A month counts when the person is 62 throughout it.
    earliest: Math.max(ageNow, FIRST_CLAIMING_AGE * 12 + (born.day <= 2 ? 0 : 1)),
    alive,
    tail: tailSums(weights.map((weight, month) => weight * (alive[month + 1] ?? 0))),
  };
}

/** Discount of each month from the as-of month on, and the cut. */
function monthWeights({ asOf, realRatePercent, payablePercent }: ClaimingTerms): number[] {
  const cutFrom = monthsBetween(asOf, firstCutMonth(toIso({ ...asOf, day: daysInMonth(asOf.year, asOf.month) })));
  const monthly = (1 + realRatePercent / 100) ** (-1 / 12);
  const paid = payablePercent / 100;
  return Array.from({ length: END_MONTHS - FIRST_TABLE_MONTHS }, (_, month) => monthly ** (month + 1) * (month >= cutFrom ? paid : 1));
}

/** The sum from each place to the end. */
function tailSums(values: readonly number[]): number[] {
  const sums: number[] = new Array(values.length + 1).fill(0);
  for (let index = values.length - 1; index >= 0; index -= 1) sums[index] = (sums[index + 1] as number) + (values[index] as number);
  return sums;
}

function ownValue({ tail, ageNow }: Life, own: Retiree): number {
  return ownBenefit(own) * (tail[own.claimingMonths - ageNow] as number);
}

/** Ages at a claim, `step` months apart, the first and the last possible one among them. */
function choicesOf({ earliest }: Life, step: number): number[] {
  const steps = Array.from({ length: Math.ceil((LAST_MONTHS - earliest) / step) }, (_, index) => earliest + index * step);
  return [...steps, LAST_MONTHS];
}

function retireeOf({ rulesYear, fullBenefit, earliest }: Life, claimingMonths = Number.NaN): Retiree {
  requireRange('claims', claimingMonths, earliest, LAST_MONTHS);
  return { rulesYear, fullBenefit, claimingMonths };
}
