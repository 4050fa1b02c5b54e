import type { RateFacts } from './rate-columns.ts';
import { LONGEST_TERM, termYears } from './rate-index.ts';
import { isGuaranteedFor, rateLengths } from './rate-lengths.ts';
import { gradeSteps } from './rating-ladder.ts';

/** A rate that is guaranteed for all of its contract's term. */
export interface GuaranteedRate<Rate extends RateFacts> {
  readonly rate: Rate;
  /** Whole years of the term, and so of the guarantee. */
  readonly years: number;
}

/**
 * The rates that compete to pay the most, the highest rate first: of MYGAs whose rate is guaranteed for all of their term. Caps never
 * compete. Equal rates are ordered by the better grade, the shorter surrender period, and the name. Raises nothing.
 */
export function guaranteedRates<Rate extends RateFacts>(rates: readonly Rate[]): readonly GuaranteedRate<Rate>[] {
  return rates
    .map((rate) => ({ rate, years: termYears(rate.term) }))
    .filter(({ rate, years }) => years >= 1 && years <= LONGEST_TERM && isGuaranteedFor(rate, years))
    .sort((one, other) => compareRates(one.rate, other.rate));
}

/** The terms of these rates in years, each once, shortest first. Raises nothing. */
export function guaranteedTerms(rates: readonly GuaranteedRate<RateFacts>[]): readonly number[] {
  return [...new Set(rates.map(({ years }) => years))].sort((one, other) => one - other);
}

function compareRates(one: RateFacts, other: RateFacts): number {
  return (
    other.rate - one.rate ||
    // Two grades that are not on the ladder are equal: infinity less infinity is no number.
    gradeSteps(one.rating) - gradeSteps(other.rating) ||
    rateLengths(one).surrender - rateLengths(other).surrender ||
    compareTexts(one.productName, other.productName) ||
    compareTexts(one.id, other.id)
  );
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
