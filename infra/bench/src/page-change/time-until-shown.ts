import type { Page } from 'puppeteer-core';
import { navigationOn } from './open-slowly.ts';

const WITHIN_MS = 20_000;

/**
 * Presses the link of the main navigation to this path, by script.
 *
 * @returns milliseconds until the heading of the page stands in the document at the beginning of a frame: what a visitor waits for
 * @throws Error when no other heading takes the place of the present one in time
 */
export async function timeUntilShown(page: Page, path: string): Promise<number> {
  return page.$eval(
    `${navigationOn.desktop} a[href="${path}"]`,
    (pressed, within) =>
      new Promise<number>((resolve, reject) => {
        const left = document.querySelector('main h1');
        const start = performance.now();
        const look = () => {
          const heading = document.querySelector('main h1');
          const waited = performance.now() - start;
          if (heading && heading !== left) return resolve(waited);
          if (waited > within) return reject(new Error('The page was not shown'));
          requestAnimationFrame(look);
        };
        pressed.click();
        requestAnimationFrame(look);
      }),
    WITHIN_MS,
  );
}
