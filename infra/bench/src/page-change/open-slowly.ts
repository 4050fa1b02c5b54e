import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';

/** As Lighthouse slows a phone down. */
export const SLOWDOWN = 4;

/** A desktop's is wide enough for every link of the main navigation. */
const windows = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
} as const;

export type Device = keyof typeof windows;

/** Until the first page has read its lists: with the network unrecorded nobody tells when it is idle. */
const SETTLE_MS = 2000;

/** The navigation whose links can be pressed there. */
export const navigationOn = { desktop: 'nav[aria-label="Main"]', phone: 'nav[aria-label="Menu"]' } as const satisfies Record<
  Device,
  string
>;

export interface SlowPage {
  readonly page: Page;
  readonly devTools: CDPSession;
  /** Where the main navigation leads, in its order. */
  readonly paths: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens the first page of the main navigation as a new visitor whose processor is slow. */
export async function openSlowly(browser: Browser, origin: string, device: Device): Promise<SlowPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(windows[device]);
  await page.goto(origin);
  const paths = await page.$$eval(`${navigationOn[device]} a`, (links) => links.map((link) => link.getAttribute('href') ?? ''));
  if (paths[0] !== new URL(page.url()).pathname) await page.goto(new URL(paths[0] ?? '/', origin).href);
  await pause(SETTLE_MS);
  const devTools = await page.createCDPSession();
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devTools, paths, close: () => context.close() };
}
