import type { Browser } from '@playwright/test';
import type { Engine } from '../visitor/engine.ts';

/** One page of a running Chromium. */
export async function openChromium(browser: Browser): Promise<Engine> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  return {
    name: 'Chromium',
    goTo: async (address) => void (await page.goto(address)),
    run: (inPage, ...args) => page.evaluate(`(${inPage})(...${JSON.stringify(args)})`),
    press: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    tab: () => page.keyboard.press('Tab'),
    resize: (width, height) => page.setViewportSize({ width, height }),
    print: () => page.pdf({ format: 'Letter' }),
    close: () => context.close(),
  };
}
