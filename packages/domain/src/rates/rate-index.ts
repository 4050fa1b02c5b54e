import { foldText } from '../text/fold-text.ts';
import type { RateFacts } from './rate-columns.ts';

export type RateSort = 'rate' | 'term' | 'carrier';

/** A list of rates that is sorted once for each order, so that a filter only has to go through it. */
export interface RateIndex<Rate extends RateFacts> {
  /** In the given order. */
  readonly rates: readonly Rate[];
  /** Each once, alphabetically. */
  readonly carriers: readonly string[];
  /** Whole years that a term has, each once, shortest first. */
  readonly terms: readonly number[];
  /** All rates in one order; sorted on the first call for that order. */
  readonly inOrder: (sort: RateSort) => readonly Rate[];
}

interface Keyed<Rate extends RateFacts> {
  readonly rate: Rate;
  readonly years: number;
  /** Place of the carrier in the alphabet. */
  readonly carrier: number;
}

type Compare = (one: Keyed<RateFacts>, other: Keyed<RateFacts>) => number;

const byRate: Compare = (one, other) => other.rate.rate - one.rate.rate;
const byTerm: Compare = (one, other) => one.years - other.years;
const byCarrier: Compare = (one, other) => one.carrier - other.carrier;
/** Last the id, so that the order is the same after every read. */
const byName: Compare = (one, other) =>
  compareTexts(one.rate.productName, other.rate.productName) || compareTexts(one.rate.id, other.rate.id);

const orders: Readonly<Record<RateSort, Compare>> = {
  rate: (one, other) => byRate(one, other) || byTerm(one, other) || byCarrier(one, other) || byName(one, other),
  term: (one, other) => byTerm(one, other) || byRate(one, other) || byCarrier(one, other) || byName(one, other),
  carrier: (one, other) => byCarrier(one, other) || byRate(one, other) || byTerm(one, other) || byName(one, other),
};

/** Raises nothing. */
export function indexRates<Rate extends RateFacts>(rates: readonly Rate[]): RateIndex<Rate> {
  const carriers = [...new Set(rates.map(({ carrier }) => carrier))].sort(compareNames);
  const places = new Map(carriers.map((carrier, place) => [carrier, place]));
  const keyed = rates.map((rate) => ({ rate, years: termYears(rate.term), carrier: places.get(rate.carrier) as number }));
  const terms = [...new Set(keyed.map(({ years }) => years).filter(isTerm))].sort((one, other) => one - other);
  const sorted = new Map<RateSort, readonly Rate[]>();

  function inOrder(sort: RateSort): readonly Rate[] {
    const known = sorted.get(sort);
    if (known) return known;
    const fresh = keyed.toSorted(orders[sort]).map(({ rate }) => rate);
    sorted.set(sort, fresh);
    return fresh;
  }

  return { rates, carriers, terms, inOrder };
}

/** The number of years that a term starts with: 5 of "5 years". A term without one counts as longer than any other. Raises nothing. */
export function termYears(term: string): number {
  const [digits] = /^\d{1,9}(?:\.\d{1,9})?/.exec(term) ?? [];
  return digits === undefined ? Number.MAX_VALUE : Number(digits);
}

/** Longest term that is offered for a choice, in years. A longer one is a typing error or no term at all. */
export const LONGEST_TERM = 40;

function isTerm(years: number): boolean {
  return Number.isInteger(years) && years >= 1 && years <= LONGEST_TERM;
}

/** Alphabetically without accents and capitals. Not by `localeCompare`, whose locale data takes a phone long to load. */
function compareNames(one: string, other: string): number {
  return compareTexts(foldText(one), foldText(other)) || compareTexts(one, other);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
