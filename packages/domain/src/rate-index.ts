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

/** Where each rate stands in one respect, the first at 0; equal ones stand at the same place. */
type Ranks = Uint32Array;

/** The specified key first; the others settle what is equal in it. */
const keysOf = {
  rate: ['rate', 'term', 'carrier'],
  term: ['term', 'rate', 'carrier'],
  carrier: ['carrier', 'rate', 'term'],
} as const satisfies Record<RateSort, readonly RateSort[]>;

/** Raises nothing. */
export function indexRates<Rate extends RateFacts>(rates: readonly Rate[]): RateIndex<Rate> {
  const carriers = inAlphabet([...new Set(rates.map(({ carrier }) => carrier))]);
  const ranks: Readonly<Record<RateSort, Ranks>> = {
    rate: rankByNumber(rates.map(({ rate }) => -rate)),
    term: rankByNumber(yearsOf(rates)),
    carrier: rankIn(
      carriers,
      rates.map(({ carrier }) => carrier),
    ),
  };
  const ordered = new Map<RateSort, readonly Rate[]>();

  function inOrder(sort: RateSort): readonly Rate[] {
    const known = ordered.get(sort);
    if (known) return known;
    const sorted = sortByRanks(
      rates,
      keysOf[sort].map((key) => ranks[key]),
    );
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

/** There are few different terms, and a pattern is slow on a phone. */
function yearsOf(rates: readonly RateFacts[]): number[] {
  const known = new Map([...new Set(rates.map(({ term }) => term))].map((term) => [term, termYears(term)]));
  return rates.map(({ term }) => known.get(term) as number);
}

function rankByNumber(values: readonly number[]): Ranks {
  return rankIn([...Float64Array.from(new Set(values)).sort()], values);
}

function rankIn<Value>(inOrder: readonly Value[], values: readonly Value[]): Ranks {
  const places = new Map(inOrder.map((value, place) => [value, place]));
  return Uint32Array.from(values, (value) => places.get(value) as number);
}

/**
 * By the first ranks; what is equal in them by the next, and what is equal in all by name. Nothing is compared but names: each rate is
 * counted to its place, from the last ranks to the first, which takes a tenth of the time on a phone.
 */
function sortByRanks<Rate extends RateFacts>(rates: readonly Rate[], keys: readonly Ranks[]): readonly Rate[] {
  const order = keys.reduceRight(countInto, Uint32Array.from(rates.keys()));
  const sorted = Array.from(order, (place) => rates[place] as Rate);
  const isEqual = (one: number, other: number) => keys.every((ranks) => ranks[order[one] as number] === ranks[order[other] as number]);
  let from = 0;
  for (let to = 1; to <= sorted.length; to += 1) {
    if (to < sorted.length && isEqual(from, to)) continue;
    if (to - from > 1) {
      for (const [place, rate] of sorted.slice(from, to).sort(byName).entries()) sorted[from + place] = rate;
    }
    from = to;
  }
  return sorted;
}

/** The same places by these ranks; what is equal in them keeps its order. */
function countInto(order: Uint32Array, ranks: Ranks): Uint32Array {
  const starts = new Uint32Array(order.length + 1);
  for (const rank of ranks) starts[rank + 1] = (starts[rank + 1] as number) + 1;
  for (let rank = 1; rank <= order.length; rank += 1) starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number);
  const counted = new Uint32Array(order.length);
  for (const place of order) {
    const rank = ranks[place] as number;
    const start = starts[rank] as number;
    counted[start] = place;
    starts[rank] = start + 1;
  }
  return counted;
}

/** Marks and capitals make no difference. Without a locale's own rules, which a phone takes long to load. */
function inAlphabet(names: readonly string[]): string[] {
  const plain = new Map(names.map((name) => [name, name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()]));
  return names.toSorted((one, other) => compareTexts(plain.get(one) as string, plain.get(other) as string) || compareTexts(one, other));
}

/** Of two that agree in all that is shown the id decides, so that the order is the same after every read. */
function byName(one: RateFacts, other: RateFacts): number {
  return compareTexts(one.productName, other.productName) || compareTexts(one.id, other.id);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
