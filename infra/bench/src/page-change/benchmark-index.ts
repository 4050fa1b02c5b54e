import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'puppeteer-core';

/**
 * How fast this machine is at the moment, as Lighthouse measures it, without a slowdown: a number of simple loops a second. Its makers take a
 * desktop machine of 1500 to 2000, slowed down 4 times, for a phone of the middle class.
 */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await page.close();
  }
}
