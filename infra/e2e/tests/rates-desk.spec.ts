import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../src/axe.ts';
import { openDesk } from '../src/desk.ts';
import { startProduct } from '../src/start-product.ts';
import { expect, product, test } from '../src/test.ts';

const header = 'carrier,product,type,term_years,rate,minimum_premium,rating,surrender_charges';
const rows = [
  'Northmere Life,SteadyTerm 5,MYGA,5,5.45,10000,A,8;7;6;5;4',
  'Stonewick Annuity Co.,Index Shelter 7,FIA,7,6.00,"20,000",A-,9;8;7;6;5;4;3',
];
const sheet = [header, ...rows].join('\n');
const broken = sheet.replace('5.45', '545').replace('"20,000"', 'twenty');
const today = new Date().toISOString().slice(0, 10);

async function openRates(page: Page, origin: string): Promise<Locator> {
  await openDesk(page, origin);
  await page.getByRole('navigation', { name: 'Staff desk' }).getByRole('link', { name: 'Rates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rates' })).toBeFocused();
  return page.getByRole('region', { name: 'In use' });
}

const fileOf = (text: string, name = 'rates.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const choose = (page: Page, text: string) => page.locator('input[type="file"]').setInputFiles(fileOf(text));

async function expectNoFindings(page: Page, width: number): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect({ width, wider, axe: await axeFindings(page) }).toEqual({ width, wider: 0, axe: [] });
}

test('a sheet goes from its file to the site: errors by line and column, put right, previewed, put online, and taken back', async ({
  page,
}) => {
  test.setTimeout(420_000);
  const own = await startProduct();
  try {
    const inUse = await openRates(page, own.origin);
    const earlier = page.getByRole('region', { name: 'Earlier sheets' }).getByRole('listitem');
    // The sample source has four sheets to give, one after the other.
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh Data' }).click();
      await expect(earlier).toHaveCount(3, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(inUse.getByText('From the rate source')).toBeVisible();
    const before = await inUse.getByText(/^\d+ rates, all samples$/).textContent();

    await choose(page, broken);
    await page.getByLabel('Rates are as of').fill(today);
    await page.getByLabel('Source').fill('Sheet of the test');
    await page.getByRole('button', { name: 'Check the sheet' }).press('Enter');
    const problems = page.getByRole('table', { name: '2 problems' });
    await expect(problems.getByRole('row', { name: /^Line 2, column “rate”/ })).toContainText('is the decimal point missing?');
    await expect(problems.getByRole('row', { name: /^Line 3, column “minimum_premium”/ })).toContainText('"twenty"');
    await expect(page.getByRole('button', { name: 'Put online' })).toHaveCount(0);

    await choose(page, sheet);
    await expect(problems).toHaveCount(0);
    await expect(page.getByLabel('Source')).toHaveValue('Sheet of the test');
    await page.getByRole('button', { name: 'Check the sheet' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'This would change' })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Removed: \d+$/ })).toBeVisible();
    await expect(page.getByText(`rates.csv: 2 rates, as of`)).toBeVisible();
    await page.getByRole('button', { name: 'Put online' }).dblclick();
    await expect(page.getByText('2 rates are online.')).toBeVisible();
    await expect(inUse.getByText('Put online by desk, file rates.csv')).toBeVisible();
    await expect(earlier).toHaveCount(4);

    await expect(async () => {
      const answer = await page.request.get(`${own.origin}/api/annuity-rates`);
      const { data } = (await answer.json()) as { data: { productName: string; rate: number }[] };
      expect(data.map(({ productName, rate }) => [productName, rate])).toEqual([
        ['SteadyTerm 5', 5.45],
        ['Index Shelter 7', 6],
      ]);
    }).toPass({ timeout: 60_000 });
    await page.getByRole('link', { name: 'See them as visitors do' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Showing 2 of 2 products' })).toBeVisible();
    await expect(page.getByText('Sheet of the test').first()).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Rates' })).toBeVisible();
    await earlier
      .first()
      .getByRole('button', { name: /^Put back the rates as of/ })
      .click();
    await expect(page.getByText('The earlier sheet:')).toBeVisible();
    await page.getByRole('button', { name: 'Put back online' }).click();
    await expect(inUse.getByText(before ?? '', { exact: true })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await own.stop();
    await own.removeData();
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`the rates of the desk in ${theme}: no axe finding, nothing beside the screen`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript((chosen) => localStorage.setItem('annuity-lantern.theme', chosen), theme);
    const inUse = await openRates(page, product.origin);
    await expect(inUse.getByText('How it came')).toBeVisible();
    const atEachWidth = async () => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoFindings(page, width);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    };

    await page.getByRole('button', { name: 'Check the sheet' }).click();
    await expect(page.getByRole('group', { name: 'Something is missing' })).toBeFocused();
    await atEachWidth();

    await choose(page, broken);
    await page.getByLabel('Rates are as of').fill(today);
    await page.getByRole('button', { name: 'Check the sheet' }).click();
    await expect(page.getByRole('table', { name: '2 problems' })).toBeVisible();
    await atEachWidth();

    await choose(page, sheet);
    await page.getByRole('button', { name: 'Check the sheet' }).click();
    await expect(page.getByRole('table', { name: /^Removed: \d+$/ })).toBeVisible();
    await atEachWidth();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Put online' })).toHaveCount(0);
  });
}
