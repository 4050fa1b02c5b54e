import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { sheetsOf } from '../src/sheets-of.ts';
import { expect, goOffline, openPage, test } from '../src/test.ts';

/** Rates of a dozen carriers, every third with a cap. */
function manyRates(count: number) {
  return Array.from({ length: count }, (_, place) => ({
    id: `rate-${place}`,
    carrier: `Carrier ${String.fromCharCode(65 + (place % 12))}`,
    productName: `Product ${place}`,
    type: place % 3 === 2 ? 'FIA' : 'MYGA',
    term: `${3 + (place % 5)} years`,
    rate: 5 + (place % 200) / 100,
    minimumPremium: 5_000 * (1 + (place % 20)),
    rating: ['A++', 'A', 'B+', 'C'][place % 4],
    guaranteeYears: place % 3 === 2 ? 1 : 3 + (place % 5),
    surrenderCharges: Array.from({ length: 3 + (place % 5) }, () => 5),
    asOf: '2026-11-18',
    source: 'Sheet of the test',
    sample: true,
  }));
}

async function open(page: Page, query = '', rates: unknown[] = manyRates(75)): Promise<void> {
  await page.route('**/api/annuity-rates', (route) => route.fulfill({ json: { data: rates } }));
  await openPage(page, `/comparison-tools${query}`);
  await expect(found(page)).toBeVisible();
}

const found = (page: Page) => page.getByRole('heading', { level: 2, name: /^Showing/ });
const list = (page: Page) =>
  page
    .getByRole('region', { name: /^Showing/ })
    .getByRole('list')
    .first();
const rows = (page: Page) => page.getByRole('region', { name: /^Showing/ }).getByRole('heading', { level: 3 });

test('by keyboard alone: filter and show more while offline, go back step by step, reload, and take a rate to the form', async ({
  page,
  context,
  complaints,
}) => {
  await open(page);
  await expect(found(page)).toHaveText('Showing 75 of 75 products');
  await expect(rows(page)).toHaveCount(10);

  await goOffline(page);
  await page.getByRole('radio', { name: 'All', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(found(page)).toHaveText('Showing 50 of 75 products');
  await expect(page).toHaveURL(/\?type=MYGA$/);

  await page.getByRole('slider', { name: 'Minimum rate, slider' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Minimum rate', { exact: true })).toHaveValue('0.2');
  await page.getByLabel('Minimum rate', { exact: true }).fill('5.2');
  await expect(page).toHaveURL(/\?type=MYGA&rate=5\.2$/);
  await expect(found(page)).toHaveText('Showing 36 of 75 products');

  await page.getByRole('button', { name: 'Show 26 more' }).press('Enter');
  await expect(rows(page)).toHaveCount(36);
  await expect(rows(page).nth(10)).toBeFocused();
  await expect(page).toHaveURL(/rows=40$/);
  await context.setOffline(false);
  expect(complaints.filter((text) => text.startsWith('failed:'))).toEqual([]);
  complaints.length = 0;

  await page.reload();
  await expect(rows(page)).toHaveCount(36);
  await expect(page.getByLabel('Minimum rate', { exact: true })).toHaveValue('5.2');

  await page.goBack();
  await expect(found(page)).toHaveText('Showing 50 of 75 products');
  await expect(page.getByLabel('Minimum rate', { exact: true })).toHaveValue('0');
  await page.goBack();
  await expect(found(page)).toHaveText('Showing 75 of 75 products');
  await expect(page).toHaveURL(/\/comparison-tools$/);

  const lock = page.getByRole('link', { name: /^Lock This Rate/ }).first();
  await expect(page.getByText('No rate is reserved. An advisor will confirm today’s rate.').first()).toBeVisible();
  await lock.press('Enter');
  await expect(page).toHaveURL(/\/consultation\?carrier=Carrier.+&product=Product.+&type=.+&rate=/);
  await expect(page.locator('#consultation-form').getByRole('heading').first()).toBeFocused();
  await expect(page.getByLabel(/primary concern/i)).toHaveValue(/^Product Interest: Carrier \w Product \d+/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);

  await page.getByRole('link', { name: 'Get Current Quote' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule Your Consultation');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the file and the printed page hold every filtered rate, the mail the first three', async ({ page }) => {
  await open(page, '?rating=A&sort=term');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^annuity-rates-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Carrier,Product,Type,Term,"Rate (%)","Min Premium",Rating');
  expect(csv.match(/"Product \d+"/g)).toHaveLength(38);

  const mail = await page.getByRole('link', { name: 'Email Results' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:\?subject=Annuity rates.*1\. .*2\. .*3\. .*\?sort=term&rating=A/s);

  // What the browser does when it prints.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('region', { name: 'Rates for paper' });
  await expect(sheet.getByRole('row')).toHaveCount(39);
  await expect(sheet).toContainText('38 of 75 products, printed on');
  // Some eight rows on a sheet.
  expect(sheetsOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(6);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});

test('hostile rates and a hostile address appear as text and never scroll sideways', async ({ page }) => {
  const hostile = {
    ...manyRates(1)[0],
    carrier: '=HYPERLINK("javascript:alert(1)")',
    productName: `<img src=x onerror="document.title='taken'">${'unbroken'.repeat(20)}`,
    rating: '__proto__',
    source: '<b>bold</b>',
  };
  await page.setViewportSize({ width: 320, height: 700 });
  const query = `?type=__proto__&sort=%3Cscript%3E&rate=999&premium=-1&rows=1e9&carrier=${'x'.repeat(3000)}&carrier=%00`;
  await open(page, query, [hostile]);
  await expect(found(page)).toHaveText('Showing 1 of 1 product');
  await expect(rows(page).first()).toContainText('<img src=x');
  await expect(page).not.toHaveTitle(/taken/);
  await expect(page.locator('main img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByLabel('Minimum rate', { exact: true }).fill('9');
  await page.getByRole('button', { name: 'Show All Types' }).click();
  await expect(found(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps rows short, the count and the filters in reach, and no bar covers what has focus', async ({ page }) => {
    await open(page);
    const { heights, bars, sizes } = await list(page).evaluate((element) => ({
      heights: [...element.children].map((row) => row.getBoundingClientRect().height),
      bars: [...element.querySelectorAll('rect')].filter((bar) => bar.getBoundingClientRect().height >= 12).length,
      sizes: [...element.querySelectorAll('*')]
        .filter((part) => [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
        .map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
    }));
    expect(heights).toHaveLength(10);
    expect(Math.max(...heights)).toBeLessThanOrEqual(330);
    // The lengths of the rate and of the charges.
    expect(bars).toBe(20);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    const order = page.getByLabel('Sort by');
    const opener = page.getByRole('button', { name: /^Filter and sort/ });
    await rows(page).nth(7).scrollIntoViewIfNeeded();
    const bar = await opener.evaluate((button) => button.parentElement?.getBoundingClientRect().toJSON());
    expect(bar?.top).toBe(0);
    expect(bar?.height).toBeLessThanOrEqual(56);
    await expect(order).toBeHidden();
    const flags = page.getByRole('button', { name: /^Flag to compare/ });
    for (let flagged = 0; flagged < 3; flagged += 1) await flags.first().press('Enter');
    await expect(page.getByRole('region', { name: 'Flagged rates' })).toContainText('3 flagged');
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key);
        const covered = await page.evaluate(() => {
          const { left, top, width, height } = (document.activeElement as Element).getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return document.activeElement?.contains(hit) ? '' : `${document.activeElement?.textContent} by ${hit?.textContent}`;
        });
        expect(covered).toBe('');
      }
    }
    await opener.click();
    await expect(order).toBeInViewport();
    await page.getByRole('radio', { name: 'MYGA', exact: true }).check({ force: true });
    await expect(page.getByText('50 of 75 products', { exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'Hide filters' }).click();
    await expect(order).toBeHidden();
    await expect(found(page)).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(order).toBeVisible();
  });
});

// The test's own rates: another test replaces the product's list for a while, and those rates are of no built-in product.
test('two flagged rates open their comparison in dollars, which a reload brings back, and stay flagged after going back', async ({
  page,
}) => {
  await open(page, '?sort=term');
  for (const name of ['Product 70', 'Product 65']) await page.getByRole('button', { name: `Flag to compare: ${name}` }).click();
  await page.getByRole('link', { name: 'Compare in dollars' }).click();
  const compared = page.getByRole('heading', { level: 1, name: 'Two contracts, the same $100,000' });
  const value = page.getByRole('row', { name: /^Value at term end/ });
  await expect(compared).toBeVisible();
  await expect(value).toContainText('$118,093');
  await expectAccessible(page);
  await page.reload();
  await expect(value).toContainText('$118,093');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Flagged rates' })).toContainText('2 flagged');
});

test('the sample rates are listed, each with its history', async ({ page }) => {
  await openPage(page, '/comparison-tools');
  await expect(rows(page)).toHaveCount(10);
  await page
    .getByRole('button', { name: /^Details and rate history/ })
    .first()
    .click();
  await expect(page.getByText(/No change so far|over time/).first()).toBeVisible();
});
