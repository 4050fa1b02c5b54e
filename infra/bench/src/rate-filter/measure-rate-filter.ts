import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { type Browser, chromium, type Page } from '@playwright/test';
import { SLOWDOWN } from '../page-change/open-slowly.ts';
import { chromiumFlags, chromiumProgram } from '../product/chromium.ts';
import type { RunningProduct } from '../product/start-product.ts';
import type { Section } from '../report/section.ts';
import { manyRates } from './many-rates.ts';
import { reportRateFilter } from './report-rate-filter.ts';
import { type FilterTimes, timeFilters } from './time-filters.ts';
import { type Interaction, timeInteractions } from './time-interactions.ts';

const ROUNDS = 3;
const phone = { width: 390, height: 844 };

/** Filters and sorts ten thousand rates on a slow processor, and uses the page that shows them. */
export async function measureRateFilter(
  { origin }: RunningProduct,
  log: (line: string) => void,
  { rounds = ROUNDS }: { readonly rounds?: number | undefined } = {},
): Promise<Section> {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const launching = chromium.launch({ executablePath: chromiumProgram(), args: chromiumFlags, ...signals });
  const close = undoAtEnd(async () => (await launching).close());
  const browser = await launching;
  const rates = manyRates();
  const filters: FilterTimes[] = [];
  const interactions: Interaction[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    filters.push(await onSlowPage(browser, (page, slowDown) => timeFilters(page, rates, slowDown)));
    interactions.push(...(await onSlowPage(browser, (page, slowDown) => timeInteractions(page, origin, rates, slowDown))));
    log(`Rate filter: round ${round} of ${rounds}`);
  }
  await close();
  return reportRateFilter(filters, interactions, rates.length);
}

/** Gives a page of its own, and the means to slow it down once it is ready. */
async function onSlowPage<Result>(browser: Browser, work: (page: Page, slowDown: () => Promise<void>) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const result = await work(page, async () => {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  });
  await context.close();
  return result;
}
