import puppeteer from 'puppeteer-core';
import type { Engine } from '../visitor/engine.ts';

/** A Firefox of its own without a window, driven by WebDriver BiDi. */
export async function openFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    // Phones draw the scrollbar over the page; a desktop's takes 12 pixels of its width.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
  const page = await browser.newPage();
  return {
    name: 'Firefox',
    goTo: async (address) => void (await page.goto(address)),
    run: (inPage, ...args) => page.evaluate(`(${inPage})(...${JSON.stringify(args)})`) as never,
    press: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    tab: () => page.keyboard.press('Tab'),
    resize: (width, height) => page.setViewport({ width, height }),
    print: async () => Buffer.from(await page.pdf({ format: 'letter' })),
    close: () => browser.close(),
  };
}
