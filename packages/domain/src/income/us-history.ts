import { firstYear, januaries } from './us-history-data.ts';

/** Stocks, bonds and prices of the United States, from one January to the next. */
export interface UsHistory {
  /** Consumer prices in January 1871, 1872 and so on, the January after {@link historyYears} included. */
  readonly prices: readonly number[];
  /** What a dollar in the S&P 500 and the stocks before it grew to in each year, with dividends. */
  readonly stocks: readonly number[];
  /** The same in ten-year government bonds. */
  readonly bonds: readonly number[];
}

/** The years that a start can be in: the first, and the last that ends with known dividends. */
export const historyYears = { from: firstYear, to: 2022 } as const;

/**
 * Read once, when it is first asked for. Raises nothing.
 *
 * Source: Robert Shiller's monthly data; consumer prices of the Bureau of Labor Statistics, before 1913 Warren and Pearson's index; ten-year
 * yields of the Federal Reserve. As republished by datasets/s-and-p-500, cpi-us and bond-yields-us-10y, Public Domain Dedication
 * (ODC-PDDL-1.0), in `packages/domain/data/us-history-monthly.csv`. Stocks: the product of (price + dividend / 12) / price before, by months.
 */
export function usHistory(): UsHistory {
  history ??= readHistory();
  return history;
}

/**
 * What a dollar in a ten-year bond grows to in a year. The bond is bought at par. It then has paid a coupon, and has the price of a bond with
 * nine years left at the next yield. Raises nothing.
 *
 * @param before yield at the start, percent a year.
 * @param after yield a year later.
 * Source: the price of a bond with yearly coupons, as in cFIREsim-open.
 */
export function bondGrowth(before: number, after: number): number {
  const coupon = before / 100;
  const discount = (1 + after / 100) ** -9;
  const coupons = after === 0 ? 9 : (1 - discount) / (after / 100);
  return coupon + coupon * coupons + discount;
}

let history: UsHistory | undefined;

function readHistory(): UsHistory {
  const rows = januaries
    .trim()
    .split('\n')
    .map((line) => line.split(',').map(Number) as [prices: number, bondYield: number, stocks: number]);
  // The last January ends a year and begins none.
  const years = rows.slice(0, -1);
  return {
    prices: rows.map(([prices]) => prices),
    stocks: years.map(([, , stocks]) => stocks),
    bonds: rows.slice(1).map(([, after], year) => bondGrowth((years[year] as [number, number, number])[1], after)),
  };
}
