import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumProgram } from '../product/chromium.ts';
import type { RunningProduct } from '../product/start-product.ts';
import type { Section } from '../report/section.ts';
import { onSlowPage } from '../tools/on-slow-page.ts';
import { manyRates } from './many-rates.ts';
import { reportRateFilter } from './report-rate-filter.ts';
import { type FilterTimes, timeFilters } from './time-filters.ts';
import { type Interaction, timeInteractions } from './time-interactions.ts';

const ROUNDS = 3;

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
