import type { Browser, Page } from '@playwright/test';
import { SLOWDOWN } from '../page-change/open-slowly.ts';

const phone = { width: 390, height: 844 };

/** Gives a page of its own in the window of a phone, and the means to slow it down once it is ready. */
export async function onSlowPage<Result>(
  browser: Browser,
  work: (page: Page, slowDown: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const result = await work(page, async () => {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  });
  await context.close();
  return result;
}
