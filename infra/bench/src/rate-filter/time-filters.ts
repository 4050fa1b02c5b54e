import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Page } from '@playwright/test';
import { repositoryRoot } from '../product/repository-root.ts';

/** Milliseconds on the slow processor, one number for each change of a filter. */
export interface FilterTimes {
  /** A list known before: its keys and orders are made. */
  readonly known: readonly number[];
  /** A list just received, each time another: keys and order are made on the way. */
  readonly received: readonly number[];
  /** The same filters written without thinking of many rates: every change looks at every text and sorts anew. */
  readonly naive: readonly number[];
}

const ORIGIN = 'http://rates.internal';
const CHANGES = 60;
const RECEIVED_LISTS = 15;

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
  return page.evaluate(timeInPage, { rates, changes: CHANGES, receivedLists: RECEIVED_LISTS });
}

interface Work {
  readonly rates: readonly RateRecord[];
  readonly changes: number;
  readonly receivedLists: number;
}

/** What is used of the two modules of the domain; they are served as they are, and not imported here. */
interface Indexing {
  readonly indexRates: (rates: readonly RateRecord[]) => { readonly inOrder: (sort: string) => unknown };
}
interface Filtering {
  readonly findRates: (index: ReturnType<Indexing['indexRates']>, filters: object, sort: string) => unknown;
  readonly noRateFilters: object;
}

/** Runs in the page and can therefore use nothing from outside. Known and naive take turns, so that both see the same moments. */
async function timeInPage({ rates, changes, receivedLists }: Work): Promise<FilterTimes> {
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
  const known: number[] = [];
  const naive: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    known.push(time(() => findRates(index, filtersOf(change), sortOf(change))));
    naive.push(time(() => naively(change)));
  }
  const answer = JSON.stringify(rates);
  const received = Array.from({ length: receivedLists }, (_, change) => {
    // New texts each time: those of a list that was looked through before are quicker to look up.
    const list = JSON.parse(answer) as RateRecord[];
    return time(() => findRates(indexRates(list), filtersOf(change), sortOf(change)));
  });
  return { known, received, naive };
}
