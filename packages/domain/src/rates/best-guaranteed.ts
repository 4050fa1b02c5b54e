import { surrenderChargeAfter } from '../contracts/like-for-like.ts';
import { mygaValue } from '../contracts/myga.ts';
import type { GuaranteedRate } from './guaranteed-rates.ts';
import type { RateFacts } from './rate-columns.ts';
import { type Grade, isRatedAtLeast } from './rating-ladder.ts';
import { isSoldIn, type StateChoice } from './sold-in.ts';

/** A visitor's question: the best guaranteed value of an amount after some whole years, from an insurer of this grade or better, sold in a state. */
export interface Ask {
  readonly amount: number;
  readonly years: number;
  readonly atLeast: Grade;
  readonly state: StateChoice;
}

/** Leaving on the anniversary after some whole years. */
export interface Exit {
  readonly years: number;
  /** Percent of the account. */
  readonly charge: number;
  /** Dollars, not rounded: the account less the charge. */
  readonly paid: number;
}

export interface Offer<Rate extends RateFacts> {
  readonly rate: Rate;
  /** Dollars at the end of the term when nothing is taken out, not rounded. */
  readonly value: number;
  /** Dollars that can be taken out at the end of the term, not rounded: the value less the charge that still applies then. */
  readonly paid: number;
  /** After each year before the end of the term; and at its end when leaving still costs then. */
  readonly exits: readonly Exit[];
}

/** Offers in an answer. */
const BEST = 3;

/**
 * The three offers that pay the most at the end of the term, and how many rates fit. Of offers that pay the same, the rates come in their
 * own order. A rate fits when its term is the one asked for and its insurer is rated well enough. The amount must meet its minimum premium,
 * and the list must say that it is sold in the state. `apart` are the best three of those that would fit, if they are sold there: their
 * states are not given. Raises RangeError as `mygaValue`.
 */
export function bestGuaranteed<Rate extends RateFacts>(
  rates: readonly GuaranteedRate<Rate>[],
  ask: Ask,
): { readonly best: readonly Offer<Rate>[]; readonly fitting: number; readonly apart: readonly Offer<Rate>[] } {
  const fitting = rates.filter((one) => missesOf(one, ask).length === 0);
  const unknown = rates.filter((one) => one.rate.states === undefined && missesOf(one, ask).join() === 'state');
  return { best: highest(fitting, ask), fitting: fitting.length, apart: highest(unknown, ask) };
}

function highest<Rate extends RateFacts>(rates: readonly GuaranteedRate<Rate>[], { amount }: Ask): readonly Offer<Rate>[] {
  const offers = rates.map((one) => offerOf(one, amount));
  return offers.sort((one, other) => other.paid - one.paid).slice(0, BEST);
}

/** What of an ask a rate does not meet, in a fixed order. Raises nothing. */
export function missesOf({ rate, years }: GuaranteedRate<RateFacts>, ask: Ask): readonly (keyof Ask)[] {
  const misses: (keyof Ask)[] = [];
  if (!isRatedAtLeast(rate.rating, ask.atLeast)) misses.push('atLeast');
  if (years !== ask.years) misses.push('years');
  if (rate.minimumPremium > ask.amount) misses.push('amount');
  if (!isSoldIn(ask.state, rate.states)) misses.push('state');
  return misses;
}

/**
 * What a rate makes of an amount: amount x (1 + rate)^years; and leaving pays value x (1 - charge). A market value adjustment, a free
 * withdrawal and the contract's guaranteed minimum are not in it: a rate list has no figures for them. Raises RangeError as `mygaValue`.
 */
export function offerOf<Rate extends RateFacts>({ rate, years }: GuaranteedRate<Rate>, amount: number): Offer<Rate> {
  const exitAfter = (after: number): Exit => {
    const charge = surrenderChargeAfter(rate, after);
    return { years: after, charge, paid: mygaValue(amount, rate.rate, after) * (1 - charge / 100) };
  };
  const early = Array.from({ length: years - 1 }, (_, place) => exitAfter(place + 1));
  const atEnd = exitAfter(years);
  return { rate, value: mygaValue(amount, rate.rate, years), paid: atEnd.paid, exits: atEnd.charge > 0 ? [...early, atEnd] : early };
}
