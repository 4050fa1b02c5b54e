import { groupBy } from '../text/group-by.ts';
import type { RateFacts } from './rate-columns.ts';

export interface RateSummary {
  readonly products: number;
  /** Percent. */
  readonly highest: number;
  readonly lowest: number;
  /** The mean of the products, in percent, not rounded. */
  readonly average: number;
}

/** The guaranteed rates that are held for one number of years. */
export interface YearsGroup extends RateSummary {
  readonly years: number;
  /** From low to high. */
  readonly rates: readonly number[];
  /** Percent that a bank CD and a US Treasury of the same term pay, by the newest row that gives it. */
  readonly cd?: number | undefined;
  readonly treasury?: number | undefined;
}

export interface RateInsights {
  readonly totalProducts: number;
  readonly carriers: number;
  /** Over guaranteed rates only: a cap is the most that can be credited, not what will be. Null when there are none. */
  readonly guaranteed: RateSummary | null;
  /** Over the caps of fixed index annuities. */
  readonly caps: RateSummary | null;
  /** Guaranteed rates by the years for which they are held, shortest first. */
  readonly byYears: readonly YearsGroup[];
  /** The newest day of a rate of a bank CD or a Treasury, and whether it is invented. Null without one. */
  readonly beside: { readonly asOf: string; readonly sample: boolean } | null;
}

/** Facts about a whole list of rates. Raises nothing. */
export function rateInsights(rates: readonly RateFacts[]): RateInsights {
  const guaranteed = rates.filter(({ type }) => type === 'MYGA');
  const byYears = [...groupBy(guaranteed, ({ guaranteeYears }) => guaranteeYears)].map(([years, group]) => groupOf(years, group));
  return {
    totalProducts: rates.length,
    carriers: new Set(rates.map(({ carrier }) => carrier)).size,
    guaranteed: summarize(guaranteed),
    caps: summarize(rates.filter(({ type }) => type === 'FIA')),
    byYears: byYears.sort((one, other) => one.years - other.years),
    beside: newestBeside(guaranteed),
  };
}

/** The highest rate of the groups that are held for so many years or less, in percent; null when there is none. Raises nothing. */
export function highestHeldUpTo(years: number, groups: readonly YearsGroup[]): number | null {
  const rates = groups.filter((group) => group.years <= years).map(({ highest }) => highest);
  return rates.length === 0 ? null : Math.max(...rates);
}

function groupOf(years: number, group: readonly RateFacts[]): YearsGroup {
  return {
    years,
    rates: group.map(({ rate }) => rate).sort((one, other) => one - other),
    cd: newestOf('cdRate', group),
    treasury: newestOf('treasuryRate', group),
    ...(summarize(group) as RateSummary),
  };
}

function newestBeside(guaranteed: readonly RateFacts[]): RateInsights['beside'] {
  const given = guaranteed.filter(({ cdRate, treasuryRate }) => cdRate !== undefined || treasuryRate !== undefined);
  if (given.length === 0) return null;
  const asOf = given.reduce((newest, rate) => (rate.asOf > newest ? rate.asOf : newest), '');
  return { asOf, sample: given.some(({ sample }) => sample) };
}

function newestOf(column: 'cdRate' | 'treasuryRate', group: readonly RateFacts[]): number | undefined {
  const given = group.filter((rate) => rate[column] !== undefined);
  return given.reduce<RateFacts | undefined>((newest, rate) => (newest && newest.asOf >= rate.asOf ? newest : rate), undefined)?.[column];
}

/** One pass and no spread: a list may be longer than a call takes arguments. */
function summarize(rates: readonly RateFacts[]): RateSummary | null {
  if (rates.length === 0) return null;
  let highest = -Number.MAX_VALUE;
  let lowest = Number.MAX_VALUE;
  let average = 0;
  for (const { rate } of rates) {
    highest = Math.max(highest, rate);
    lowest = Math.min(lowest, rate);
    average += rate / rates.length;
  }
  return { products: rates.length, highest, lowest, average };
}
