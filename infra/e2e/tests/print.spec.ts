import type { Page } from '@playwright/test';
import { dress } from '../src/axe.ts';
import { expectPlainText } from '../src/expect-plain-text.ts';
import { printedTools } from '../src/printed-tools.ts';
import { sheetsOf } from '../src/sheets-of.ts';
import { expect, openPage, test } from '../src/test.ts';

/** Results that the browser's own menu prints as one sheet. */
const results = Object.values(printedTools).flatMap((tool) => ('fromAnyWindow' in tool ? tool.fromAnyWindow : []));
/** Results that the button on the page prints as one sheet, with what is large on it. */
const byButton = Object.values(printedTools).flatMap((tool) => (tool.byButton ? [tool.byButton] : []));

const payout = '/retirement-calculator';
const planner = '/income-planning';
const comparison = '/annuity-comparison';
const check = '/annuity-review/check';

const windows = [
  { width: 1280, theme: 'light', text: '100' },
  { width: 390, theme: 'dark', text: '130' },
] as const;

const formats = { Letter: '0 0 612 792', A4: '0 0 59[45][.\\d]* 84[12][.\\d]*' } as const;

async function open(page: Page, path: string) {
  // A changed hash alone does not load the page again.
  await page.goto('about:blank');
  await openPage(page, path);
  await resultIsUpToDate(page);
}

/** React shows the result of new inputs in a deferred render, which is over once the browser is idle. */
function resultIsUpToDate(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));
}

for (const path of results) {
  test(`prints as one sheet of plain English from any window: ${path.slice(0, 60)}`, async ({ page }) => {
    await open(page, path);
    for (const { width, theme, text } of windows) {
      await page.setViewportSize({ width, height: 900 });
      await dress(page, { theme, text });
      for (const format of ['Letter', 'A4'] as const) {
        const pdf = await page.pdf({ format });
        expect.soft(sheetsOf(pdf), `${format} from ${width} px`).toBe(1);
        expect.soft(pdf.toString('latin1')).toMatch(new RegExp(`MediaBox\\s*\\[${formats[format]}\\]`));
      }
    }
    await beginPrinting(page);
    await expectPlainText(page.locator('body'));
    expect(await smallestPoints(page)).toBeGreaterThanOrEqual(14);
  });
}

test('inputs without a result print one sheet that says why', async ({ page }) => {
  for (const [path, why] of [
    [`${payout}#amount=200000&age=80&start=65`, 'Income can’t start in the past: choose 80 or later.'],
    [`${planner}#age=80&start=65`, 'Income can’t start in the past'],
    [check, 'Answer at least one question about your contract.'],
    [`${comparison}#compare=steadyterm-5`, 'You have chosen SteadyTerm 5 so far. Choose two or three products'],
  ] as const) {
    await open(page, path);
    expect(sheetsOf(await page.pdf({ format: 'Letter' })), path).toBe(1);
    await beginPrinting(page);
    await expect(sheet(page)).toContainText('There is no result to print yet');
    await expect(sheet(page)).toContainText(why);
  }
});

const sheet = (page: Page) => page.getByRole('article', { name: 'Result for paper' });

/** What the browser does when it prints. */
async function beginPrinting(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

for (const [path, title, figure] of byButton) {
  test(`the button prints one sheet alone, nothing below 14 pt, with a QR code: ${title}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await open(page, path);
    await page.getByRole('button', { name: `Print: ${title}` }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page)).toContainText(figure);
    await expect(sheet(page).getByRole('img', { name: 'QR code' })).toBeVisible();
    for (const part of [page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')]) await expect(part).toBeHidden();
    expect(await smallestPoints(page)).toBeGreaterThanOrEqual(14);
    expect(sheetsOf(await page.pdf({ format: 'Letter' }))).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });
}

/** Points of the smallest words on the sheet, which has no words in drawings. */
function smallestPoints(page: Page): Promise<number> {
  return sheet(page).evaluate((element) => {
    const worded = [...element.querySelectorAll('*')].filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    return Math.min(...worded.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.75));
  });
}
