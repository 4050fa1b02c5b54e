import type { Browser, CDPSession, Page } from '@playwright/test';

/** As Lighthouse slows a phone down. */
export const SLOWDOWN = 4;

/** Wide enough for every link of the main navigation. */
const window = { width: 1280, height: 900 };

export interface SlowPage {
  readonly page: Page;
  readonly devTools: CDPSession;
  /** Where the main navigation leads, in its order. */
  readonly paths: readonly string[];
}

/** Opens the first page of the main navigation as a new visitor whose processor is slow. */
export async function openSlowly(browser: Browser, origin: string): Promise<SlowPage> {
  const context = await browser.newContext({ viewport: window });
  const page = await context.newPage();
  await page.goto(origin);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.goto(new URL(paths[0] ?? '/', origin).href, { waitUntil: 'networkidle' });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devTools, paths };
}
