import { foldText } from '@annuity-lantern/domain/fold-text';
import { NO_MAXIMUM_PREMIUM, noRateFilters, type RateFilters } from '@annuity-lantern/domain/rate-filter';
import { LONGEST_TERM, type RateSort } from '@annuity-lantern/domain/rate-index';
import { offeredGrades } from '@annuity-lantern/domain/rating-ladder';

/** The visitor's view: filters, order and number of rows. */
export interface RateView extends RateFilters {
  readonly sort: RateSort;
  /** Rows listed at most. */
  readonly listed: number;
}

/** Rows listed at first: two windows of them. Each is fifty elements, which a phone has to draw before it answers. */
export const FIRST_LISTED = 10;

/** Rows that are added at a time. */
export const STEP = 30;

/** The most rows that an address can ask for: thousands would block an old phone for seconds. */
const MOST_LISTED = 990;

const MOST_CARRIERS = 60;
const LONGEST_NAME = 120;

export const minimumRateLimits = { from: 0, to: 10, decimals: 2, words: 'a rate in percent' } as const;
const LARGEST_PREMIUM = 100_000_000;

export const firstView: RateView = { ...noRateFilters, sort: 'rate', listed: FIRST_LISTED };

/** The view of an address. The state is not in it: a query is sent to servers, so a link has the state after `#`. Anyone can write a link: what the page could not have written is dropped, value by value. */
export function readView(search: string): RateView {
  const given = new URLSearchParams(search);
  return {
    type: oneOf(given.get('type'), ['FIA', 'MYGA']) ?? 'all',
    sort: oneOf(given.get('sort'), ['term', 'carrier']) ?? 'rate',
    rating: oneOf(given.get('rating'), ['A', 'B']) ?? 'all',
    atLeast: oneOf(given.get('least'), offeredGrades) ?? 'all',
    years: numberIn(given.get('years'), /^\d{1,2}$/, 1, LONGEST_TERM) ?? 'all',
    minimumRate: numberIn(given.get('rate'), /^\d{1,2}(?:\.\d{1,2})?$/, 0, minimumRateLimits.to) ?? 0,
    maximumPremium: numberIn(given.get('premium'), /^\d{1,9}(?:\.\d{1,2})?$/, 0.01, LARGEST_PREMIUM) ?? NO_MAXIMUM_PREMIUM,
    carriers: [...new Set(given.getAll('carrier').slice(0, MOST_CARRIERS).map(cleanName))].filter((name) => name !== ''),
    state: 'all',
    listed: numberIn(given.get('rows'), /^\d{2,3}$/, FIRST_LISTED, MOST_LISTED) ?? FIRST_LISTED,
  };
}

/** The query for an address, with its question mark; empty for the view that everybody starts with. */
export function writeView({ type, sort, rating, atLeast, years, minimumRate, maximumPremium, carriers, listed }: RateView): string {
  const query = new URLSearchParams();
  if (type !== 'all') query.set('type', type);
  if (sort !== 'rate') query.set('sort', sort);
  if (rating !== 'all') query.set('rating', rating);
  if (atLeast !== 'all') query.set('least', atLeast);
  if (years !== 'all') query.set('years', String(years));
  if (minimumRate > 0) query.set('rate', String(minimumRate));
  if (maximumPremium !== NO_MAXIMUM_PREMIUM) query.set('premium', String(maximumPremium));
  for (const carrier of carriers.slice(0, MOST_CARRIERS)) query.append('carrier', carrier);
  if (listed > FIRST_LISTED) query.set('rows', String(Math.min(listed, MOST_LISTED)));
  return query.size > 0 ? `?${query}` : '';
}

/** Carriers that the list does not have are let go: a link may be older than the list, or made up. A link may have lost the last point of a name. */
export function settleView(view: RateView, carriers: readonly string[]): RateView {
  if (view.carriers.length === 0) return view;
  const known = new Map(carriers.map((carrier) => [foldText(carrier), carrier]));
  const exact = new Set(carriers);
  const kept = view.carriers.flatMap((carrier) => (exact.has(carrier) ? carrier : (known.get(foldText(carrier)) ?? [])));
  return kept.join('\n') === view.carriers.join('\n') ? view : { ...view, carriers: [...new Set(kept)] };
}

/** Carriers of an address that the list does not have. */
export function goneCarriers(view: RateView, carriers: readonly string[]): string[] {
  const listed = new Set(carriers.map(foldText));
  return view.carriers.filter((carrier) => !listed.has(foldText(carrier)));
}

function oneOf<Choice extends string>(value: string | null, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === value);
}

function numberIn(value: string | null, shape: RegExp, from: number, to: number): number | undefined {
  const number = value !== null && shape.test(value) ? Number(value) : Number.NaN;
  return number >= from && number <= to ? number : undefined;
}

function cleanName(name: string): string {
  return name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}
