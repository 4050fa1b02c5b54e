import { setTimeout as pause } from 'node:timers/promises';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { launch } from 'puppeteer-core';
import { chromiumFlags, chromiumProgram } from '../product/chromium.ts';
import type { RunningProduct } from '../product/start-product.ts';
import type { Section } from '../report/section.ts';
import { benchmarkIndex } from './benchmark-index.ts';
import { changePage } from './change-page.ts';
import { openSlowly } from './open-slowly.ts';
import { type PageChange, reportPageChange, type Shown } from './report-page-change.ts';
import { timeUntilShown } from './time-until-shown.ts';

const ROUNDS = 5;

/** Between two changes: what the page before still does would delay the next. */
const PAUSE_MS = 2000;

/**
 * Goes along the main navigation link by link and back again, as a new visitor each round: how long scripts keep the page busy at each
 * change. Then along the menu of a phone, as another new visitor, and once more as a third: how long it takes until a page is shown.
 */
export async function measurePageChange(
  { origin }: RunningProduct,
  log: (line: string) => void,
  { rounds = ROUNDS }: { readonly rounds?: number | undefined } = {},
): Promise<Section> {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  // Playwright always records the network, with a stack for each request: a quarter of some changes, and nothing that a visitor's browser does.
  const launching = launch({ executablePath: chromiumProgram(), args: chromiumFlags, networkEnabled: false, ...signals });
  const close = undoAtEnd(async () => (await launching).close());
  const browser = await launching;
  const changes: PageChange[] = [];
  const shown: Shown[] = [];
  const indices: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    indices.push(await benchmarkIndex(browser));
    for (const device of ['desktop', 'phone'] as const) {
      const { page, devTools, paths, close: leave } = await openSlowly(browser, origin, device);
      const there = paths.slice(1).map((to, index) => ({ from: paths[index] ?? to, to, device, visit: 'first' as const }));
      const back = there.toReversed().map(({ from, to }) => ({ from: to, to: from, device, visit: 'again' as const }));
      for (const change of [...there, ...back]) changes.push({ ...change, ...(await changePage(page, devTools, change.to, device)) });
      await leave();
    }
    const other = await openSlowly(browser, origin, 'desktop');
    for (const to of other.paths.slice(1)) {
      await pause(PAUSE_MS);
      shown.push({ to, milliseconds: await timeUntilShown(other.page, to) });
    }
    await other.close();
    log(`Page change: round ${round} of ${rounds}`);
  }
  await close();
  return reportPageChange(changes, shown, { rounds, indices });
}
