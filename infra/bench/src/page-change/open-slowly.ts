import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';

/** As Lighthouse slows a phone down. */
export const SLOWDOWN = 4;

/** Wide enough for every link of the main navigation. */
const window = { width: 1280, height: 900 };

/** Until the first page has read its lists: with the network unrecorded nobody tells when it is idle. */
const SETTLE_MS = 2000;

export const mainNavigation = 'nav[aria-label="Main"]';

export interface SlowPage {
  readonly page: Page;
  readonly devTools: CDPSession;
  /** Where the main navigation leads, in its order. */
  readonly paths: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens the first page of the main navigation as a new visitor whose processor is slow. */
export async function openSlowly(browser: Browser, origin: string): Promise<SlowPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(window);
  await page.goto(origin);
  const paths = await page.$$eval(`${mainNavigation} a`, (links) => links.map((link) => link.getAttribute('href') ?? ''));
  if (paths[0] !== new URL(page.url()).pathname) await page.goto(new URL(paths[0] ?? '/', origin).href);
  await pause(SETTLE_MS);
  const devTools = await page.createCDPSession();
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devTools, paths, close: () => context.close() };
}
