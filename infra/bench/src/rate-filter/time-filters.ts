import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Page } from '@playwright/test';
import { repositoryRoot } from '../product/repository-root.ts';

/** Milliseconds on the slow processor, one number for each change of a filter. */
export interface FilterTimes {
  /** With everything prepared before. */
  readonly prepared: readonly number[];
  /** The same with a list that has only just come: keys and order are made on the way. */
  readonly fresh: readonly number[];
  /** The same filters written without thinking of many rates: every change looks at every text and sorts anew. */
  readonly naive: readonly number[];
}

const ORIGIN = 'http://rates.internal';
const CHANGES = 60;
const FRESH_LISTS = 15;

/** Runs the filters of the domain in the page, as the browser would get them: their types taken out, no bundler between. */
export async function timeFilters(page: Page, rates: readonly RateRecord[], slowDown: () => Promise<void>): Promise<FilterTimes> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Rates</title>' });
    const source = await readFile(path.join(repositoryRoot, 'packages/domain/src', path.basename(pathname)), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(`${ORIGIN}/`);
  await slowDown();
  return page.evaluate(timeInPage, { rates, changes: CHANGES, freshLists: FRESH_LISTS });
}

interface Work {
  readonly rates: readonly RateRecord[];
  readonly changes: number;
  readonly freshLists: number;
}

/** What is used of the two modules of the domain; they are served as they are, and not imported here. */
interface Indexing {
  readonly indexRates: (rates: readonly RateRecord[]) => { readonly inOrder: (sort: string) => unknown };
}
interface Filtering {
  readonly findRates: (index: ReturnType<Indexing['indexRates']>, filters: object, sort: string) => unknown;
  readonly noRateFilters: object;
}

/** Runs in the page and can therefore use nothing from outside. Prepared and naive take turns, so that both see the same moments. */
async function timeInPage({ rates, changes, freshLists }: Work): Promise<FilterTimes> {
  const modules = ['/rate-index.ts', '/rate-filter.ts'];
  const [{ indexRates }, { findRates, noRateFilters }] = (await Promise.all(modules.map((name) => import(name)))) as [Indexing, Filtering];
  const sorts = ['rate', 'term', 'carrier'] as const;
  const filtersOf = (change: number) => ({
    ...noRateFilters,
    type: (['all', 'MYGA', 'FIA'] as const)[change % 3] ?? 'all',
    rating: (['all', 'A', 'B'] as const)[change % 2] ?? 'all',
    minimumRate: (change % 20) / 4,
    maximumPremium: change % 4 === 0 ? 100_000 : 1_000_000,
  });
  const sortOf = (change: number) => sorts[change % 3] ?? 'rate';
  const time = (work: () => unknown) => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  };
  const naively = (change: number) => {
    const { type, rating, minimumRate, maximumPremium } = filtersOf(change);
    const kept = rates.filter((rate) => {
      if (type !== 'all' && rate.type !== type) return false;
      if (rating !== 'all' && !rate.rating.toLowerCase().startsWith(rating.toLowerCase())) return false;
      return rate.rate >= minimumRate && rate.minimumPremium <= maximumPremium;
    });
    const by = sortOf(change);
    return [...kept].sort((one, other) => {
      if (by === 'rate') return other.rate - one.rate;
      return by === 'term' ? Number.parseInt(one.term, 10) - Number.parseInt(other.term, 10) : one.carrier.localeCompare(other.carrier);
    });
  };

  const index = indexRates(rates);
  for (const sort of sorts) index.inOrder(sort);
  const prepared: number[] = [];
  const naive: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    prepared.push(time(() => findRates(index, filtersOf(change), sortOf(change))));
    naive.push(time(() => naively(change)));
  }
  const fresh = Array.from({ length: freshLists }, (_, change) =>
    time(() => findRates(indexRates(rates), filtersOf(change), sortOf(change))),
  );
  return { prepared, fresh, naive };
}
