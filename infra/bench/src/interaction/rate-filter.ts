import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import type * as RateFilter from '@annuity-lantern/domain/rate-filter';
import type * as RateIndex from '@annuity-lantern/domain/rate-index';
import { repositoryRoot } from '@annuity-lantern/harness/start-service';
import type { Page } from '@playwright/test';

const RATES = 10_000;
const CHANGES = 60;
const LISTS = 15;
const ORIGIN = 'http://rates.internal';
const ratings = ['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'C++', 'NR'];

/** Terms, carriers and rates in no order, many of them equal. */
export function manyRates(): RateRecord[] {
  return Array.from({ length: RATES }, (_, place): RateRecord => {
    const years = 2 + ((place * 7) % 9);
    const isCap = place % 3 === 2;
    return {
      id: `rate-${place}`,
      carrier: `${String.fromCharCode(65 + ((place * 11) % 26))}arrier ${(place * 37) % 120}`,
      productName: `Product ${(place * 7919) % RATES}`,
      type: isCap ? 'FIA' : 'MYGA',
      term: `${years} years`,
      rate: Math.round(500 + ((place * 613) % 400)) / 100,
      minimumPremium: 5_000 * (1 + ((place * 17) % 30)),
      rating: ratings[(place * 5) % ratings.length] ?? 'A',
      guaranteeYears: isCap ? 1 : years,
      surrenderCharges: Array.from({ length: years }, (_, year) => 9 - Math.min(year, 8)),
      asOf: '2026-11-18',
      source: 'bench',
      sample: false,
    };
  });
}

/** Milliseconds on the slow processor. */
interface FilterTimes {
  /** Each change of a filter on a list that was used before. */
  readonly filter: readonly number[];
  /** The first result of a new list. */
  readonly first: readonly number[];
  /** One plain sort by rate, the baseline. */
  readonly sort: readonly number[];
}

/** Runs the domain's filter in the page, with its types stripped and no bundler. */
export async function timeFilters(page: Page, slowDown: () => Promise<void>): Promise<FilterTimes> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Rates</title>' });
    const source = await readFile(path.join(repositoryRoot, 'packages/domain/src', pathname), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(`${ORIGIN}/`);
  await slowDown();
  return page.evaluate(timeInPage, { rates: manyRates(), changes: CHANGES, lists: LISTS });
}

interface Work {
  readonly rates: readonly RateRecord[];
  readonly changes: number;
  readonly lists: number;
}

/** Runs in the page and can use nothing from outside. */
async function timeInPage({ rates, changes, lists }: Work): Promise<FilterTimes> {
  const load = (name: string) => import(name);
  const { indexRates } = (await load('/rates/rate-index.ts')) as typeof RateIndex;
  const { findRates, noRateFilters } = (await load('/rates/rate-filter.ts')) as typeof RateFilter;
  const time = (work: () => unknown) => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  };
  const find = (index: ReturnType<typeof indexRates>, change: number) =>
    findRates(
      index,
      {
        ...noRateFilters,
        type: (['all', 'MYGA', 'FIA'] as const)[change % 3] ?? 'all',
        rating: (['all', 'A', 'B'] as const)[change % 2] ?? 'all',
        minimumRate: (change % 20) / 4,
        maximumPremium: change % 4 === 0 ? 100_000 : 1_000_000,
      },
      (['rate', 'term', 'carrier'] as const)[change % 3] ?? 'rate',
    );
  const index = indexRates(rates);
  for (let change = 0; change < 3; change += 1) find(index, change);
  const filter = Array.from({ length: changes }, (_, change) => time(() => find(index, change)));
  const answer = JSON.stringify(rates);
  const first: number[] = [];
  const sort: number[] = [];
  for (let list = 0; list < lists; list += 1) {
    // Parsed again each time: strings that were compared before are faster.
    const fresh = JSON.parse(answer) as RateRecord[];
    first.push(time(() => find(indexRates(fresh), list)));
    sort.push(time(() => fresh.toSorted((one, other) => other.rate - one.rate)));
  }
  return { filter, first, sort };
}
