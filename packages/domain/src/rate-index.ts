import type { RateFacts } from './rate-facts.ts';

export type RateSort = 'rate' | 'term' | 'carrier';

/** A list of rates with what filters and sorts compare, prepared once: a change of a filter then only goes through the list. */
export interface RateIndex<Rate extends RateFacts> {
  /** As they were given. */
  readonly rates: readonly Rate[];
  /** Each once, in the order of the alphabet. */
  readonly carriers: readonly string[];
  /** All of them in one order; put in order when that order is first asked for. */
  readonly inOrder: (sort: RateSort) => readonly Rate[];
}

interface Keyed<Rate> {
  readonly rate: Rate;
  readonly years: number;
  /** Place of the carrier in the alphabet. */
  readonly carrier: number;
}

/** Raises nothing. */
export function indexRates<Rate extends RateFacts>(rates: readonly Rate[]): RateIndex<Rate> {
  const carriers = inAlphabet([...new Set(rates.map(({ carrier }) => carrier))]);
  const places = new Map(carriers.map((carrier, place) => [carrier, place]));
  const keyed = rates.map((rate): Keyed<Rate> => ({ rate, years: termYears(rate.term), carrier: places.get(rate.carrier) as number }));
  const ordered = new Map<RateSort, readonly Rate[]>();

  function inOrder(sort: RateSort): readonly Rate[] {
    const known = ordered.get(sort);
    if (known) return known;
    const sorted = keyed.toSorted(orders[sort]).map(({ rate }) => rate);
    ordered.set(sort, sorted);
    return sorted;
  }

  return { rates, carriers, inOrder };
}

/** The number of years that a term starts with: 5 of "5 years". A term without one counts as longer than any other. Raises nothing. */
export function termYears(term: string): number {
  const [digits] = /^\d{1,9}(?:\.\d{1,9})?/.exec(term) ?? [];
  return digits === undefined ? Number.MAX_VALUE : Number(digits);
}

/** Marks and capitals make no difference. Without a locale's own rules, which a phone takes long to load. */
function inAlphabet(names: readonly string[]): string[] {
  const plain = new Map(names.map((name) => [name, name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()]));
  return names.toSorted((one, other) => compareTexts(plain.get(one) as string, plain.get(other) as string) || compareTexts(one, other));
}

type Compare = (one: Keyed<RateFacts>, other: Keyed<RateFacts>) => number;

const byRate: Compare = (one, other) => other.rate.rate - one.rate.rate;
const byTerm: Compare = (one, other) => one.years - other.years;
const byCarrier: Compare = (one, other) => one.carrier - other.carrier;
/** Of two that agree in all that is shown the id decides, so that the order is the same after every read. */
const byName: Compare = (one, other) =>
  compareTexts(one.rate.productName, other.rate.productName) || compareTexts(one.rate.id, other.rate.id);

/** The specified key first; the others settle what is equal in it. */
const orders: Readonly<Record<RateSort, Compare>> = {
  rate: (one, other) => byRate(one, other) || byTerm(one, other) || byCarrier(one, other) || byName(one, other),
  term: (one, other) => byTerm(one, other) || byRate(one, other) || byCarrier(one, other) || byName(one, other),
  carrier: (one, other) => byCarrier(one, other) || byRate(one, other) || byTerm(one, other) || byName(one, other),
};

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
