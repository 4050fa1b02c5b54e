import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumProgram } from '../product/chromium.ts';
import type { RunningProduct } from '../product/start-product.ts';
import type { Section } from '../report/section.ts';
import { changePage } from './change-page.ts';
import { openSlowly } from './open-slowly.ts';
import { type PageChange, reportPageChange } from './report-page-change.ts';

const ROUNDS = 5;

/** Goes along the main navigation link by link and back again, as a new visitor each round: how long scripts keep the page busy at each change. */
export async function measurePageChange(
  { origin }: RunningProduct,
  log: (line: string) => void,
  { rounds = ROUNDS }: { readonly rounds?: number | undefined } = {},
): Promise<Section> {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const launching = chromium.launch({ executablePath: chromiumProgram(), args: chromiumFlags, ...signals });
  const close = undoAtEnd(async () => (await launching).close());
  const browser = await launching;
  const changes: PageChange[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { page, devTools, paths } = await openSlowly(browser, origin);
    const there = paths.slice(1).map((to, index) => ({ from: paths[index] ?? to, to, visit: 'first' as const }));
    const back = there.toReversed().map(({ from, to }) => ({ from: to, to: from, visit: 'again' as const }));
    for (const change of [...there, ...back]) changes.push({ ...change, ...(await changePage(page, devTools, change.to)) });
    await page.context().close();
    log(`Page change: round ${round} of ${rounds}`);
  }
  await close();
  return reportPageChange(changes, { rounds });
}
