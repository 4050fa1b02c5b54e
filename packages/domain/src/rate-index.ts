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
  const terms = numberTexts(rates, 'term');
  const names = numberTexts(rates, 'carrier');
  const carriers = inAlphabet(names.texts);
  const carrierPlaces = new Map(carriers.map((carrier, place) => [carrier, place]));
  const ranks: Readonly<Record<RateSort, Ranks>> = {
    rate: rankNumbers(downwards(rates)),
    term: replace(terms.numbers, rankNumbers(Float64Array.from(terms.texts, termYears))),
    carrier: replace(
      names.numbers,
      Uint32Array.from(names.texts, (name) => carrierPlaces.get(name) as number),
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

/** One text of each rate as a number, the same for the same text: there are few different ones, and texts are slow to compare on a phone. */
function numberTexts(rates: readonly RateFacts[], of: 'term' | 'carrier'): { readonly texts: string[]; readonly numbers: Uint32Array } {
  const known = new Map<string, number>();
  const numbers = new Uint32Array(rates.length);
  let place = 0;
  for (const rate of rates) {
    const number = known.get(rate[of]) ?? known.size;
    if (number === known.size) known.set(rate[of], number);
    numbers[place] = number;
    place += 1;
  }
  return { texts: [...known.keys()], numbers };
}

function replace(numbers: Uint32Array, by: Uint32Array): Uint32Array {
  const replaced = new Uint32Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 1) replaced[place] = by[numbers[place] as number] as number;
  return replaced;
}

/** So that the highest comes first. */
function downwards(rates: readonly RateFacts[]): Float64Array {
  const values = new Float64Array(rates.length);
  let place = 0;
  for (const { rate } of rates) {
    values[place] = -rate;
    place += 1;
  }
  return values;
}

/** The lowest first. Looked up by halving, since a map is slow on numbers with decimals. */
function rankNumbers(values: Float64Array): Ranks {
  const sorted = Float64Array.from(new Set(values)).sort();
  const ranks = new Uint32Array(values.length);
  for (let place = 0; place < values.length; place += 1) ranks[place] = placeOf(values[place] as number, sorted);
  return ranks;
}

/** Of a value that is among these, which go from low to high. */
function placeOf(value: number, sorted: Float64Array): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * By the first ranks; what is equal in them by the next, and what is equal in all by name. Nothing is compared but names: each rate is
 * counted to its place, from the last ranks to the first, which takes a tenth of the time on a phone.
 */
function sortByRanks<Rate extends RateFacts>(rates: readonly Rate[], keys: readonly Ranks[]): readonly Rate[] {
  const order = keys.reduceRight(
    countInto,
    new Uint32Array(rates.length).map((_, place) => place),
  );
  const sorted: Rate[] = [];
  for (const place of order) sorted.push(rates[place] as Rate);
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
  const plain = names.map((name) => ({ name, letters: name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() }));
  plain.sort((one, other) => compareTexts(one.letters, other.letters) || compareTexts(one.name, other.name));
  return plain.map(({ name }) => name);
}

/** Of two that agree in all that is shown the id decides, so that the order is the same after every read. */
function byName(one: RateFacts, other: RateFacts): number {
  return compareTexts(one.productName, other.productName) || compareTexts(one.id, other.id);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
