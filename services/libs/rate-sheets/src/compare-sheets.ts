import type { StoredRate } from '@annuity-lantern/content-store';
import type { RateChange, RateRecord } from '@annuity-lantern/contracts/http';
import { termChanges } from './term-changes.ts';

export interface SheetDifference {
  readonly added: readonly RateRecord[];
  /** Rates whose number has changed. */
  readonly changed: readonly { readonly rate: RateRecord; readonly before: number; readonly terms: readonly string[] }[];
  /** The same rate with other terms: charges, minimum, rating and so on. `terms` names them. */
  readonly adjusted: readonly { readonly rate: RateRecord; readonly terms: readonly string[] }[];
  readonly removed: readonly StoredRate[];
  /** Number of rates that changed only in day or source, or not at all. */
  readonly unchanged: number;
  /** Rates with an earlier day than the stored ones; they are also in one of the other groups. */
  readonly older: readonly { readonly rate: RateRecord; readonly stored: string }[];
}

const LONGEST_HISTORY = 50;
/** Products that no sheet lists any more are kept with their history, in case they come back. */
const MOST_WITHDRAWN = 5000;

/** Compares a sheet with the stored rates: the difference, and what to store next. */
export function compareSheets(
  rates: readonly RateRecord[],
  stored: readonly StoredRate[],
): { readonly difference: SheetDifference; readonly next: StoredRate[] } {
  const before = new Map(stored.map((one) => [one.id, one]));
  const ids = new Set(rates.map(({ id }) => id));
  const listed = (id: string) => {
    const one = before.get(id);
    return one?.listed ? one : undefined;
  };
  const known = rates.flatMap((rate) => {
    const was = listed(rate.id);
    return was ? [{ rate, was, terms: termChanges(rate, was) }] : [];
  });
  const sameRate = known.filter(({ rate, was }) => rate.rate === was.rate);
  const adjusted = sameRate.filter(({ terms }) => terms.length > 0).map(({ rate, terms }) => ({ rate, terms }));
  const gone = stored.filter(({ id }) => !ids.has(id));
  const difference = {
    added: rates.filter(({ id }) => !listed(id)),
    changed: known.filter(({ rate, was }) => rate.rate !== was.rate).map(({ rate, was, terms }) => ({ rate, before: was.rate, terms })),
    adjusted,
    removed: gone.filter((one) => one.listed),
    unchanged: sameRate.length - adjusted.length,
    older: known.filter(({ rate, was }) => rate.asOf < was.asOf).map(({ rate, was }) => ({ rate, stored: was.asOf })),
  };
  const withdrawn = gone
    .toSorted((one, other) => (one.asOf < other.asOf ? 1 : -1))
    .slice(0, MOST_WITHDRAWN)
    .map((one) => ({ ...one, listed: false }));
  const next = rates.map((rate) => ({ ...rate, listed: true, history: historyOf(rate, before.get(rate.id)?.history ?? []) }));
  return { difference, next: [...next, ...withdrawn] };
}

/** Newest first, one entry per change. A rate of the same day replaces that day's entry, as a correction. */
function historyOf({ asOf, rate, source }: RateRecord, before: readonly RateChange[]): RateChange[] {
  const earlier = before.filter((change) => change.asOf < asOf);
  const sameDay = before.find((change) => change.asOf === asOf);
  if (sameDay?.rate === rate) return [...before.filter((change) => change.asOf <= asOf)];
  if (earlier[0]?.rate === rate) return earlier;
  return [{ asOf, rate, source }, ...earlier].slice(0, LONGEST_HISTORY);
}
