import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumProgram } from '../product/chromium.ts';
import type { RunningProduct } from '../product/start-product.ts';
import type { Section } from '../report/section.ts';
import { onSlowPage } from './on-slow-page.ts';
import { reportTools } from './report-tools.ts';
import { timeCalculations } from './time-calculations.ts';
import { EMPTY_PATH, emptyPage, type ToolPage, toolPages } from './tool-pages.ts';
import { type PageUse, usePage } from './use-page.ts';

const ROUNDS = 3;

/** Times what each calculator calculates, and how soon each tool page answers on a slow processor. */
export async function measureTools(
  { origin }: RunningProduct,
  log: (line: string) => void,
  { rounds = ROUNDS }: { readonly rounds?: number | undefined } = {},
): Promise<Section> {
  const calculations = await timeCalculations();
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const launching = chromium.launch({ executablePath: chromiumProgram(), args: chromiumFlags, ...signals });
  const close = undoAtEnd(async () => (await launching).close());
  const browser = await launching;
  const uses: PageUse[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path, before } of [{ path: EMPTY_PATH }, ...toolPages] as readonly ToolPage[]) {
      const use = await onSlowPage(browser, async (page, slowDown) => {
        await page.route(`**${EMPTY_PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }));
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        await before?.(page);
        return usePage(page, path, slowDown);
      });
      uses.push(use);
    }
    log(`Tools: round ${round} of ${rounds}`);
  }
  await close();
  return reportTools(calculations, uses);
}
