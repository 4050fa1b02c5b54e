import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { openDesk, openDeskOfSecondManager } from '../src/desk.ts';
import { expectPlainText } from '../src/expect-plain-text.ts';
import { expect, installation, test } from '../src/test.ts';

const header = 'carrier,product,type,term_years,rate,minimum_premium,rating,surrender_charges';
/** Ten rates or more fill the first step of the list, as other tests expect while this sheet is published. */
const rates = Array.from({ length: 12 }, (_, index) => ({ productName: `Desk Term ${index + 11}`, rate: 6 - index / 10 }));
const sheet = [
  header,
  ...rates.map(({ productName, rate }) => `Northmere Life,${productName},MYGA,5,${rate.toFixed(2)},"10,000",A,8;7;6;5;4`),
].join('\n');
/** Names of columns, as a sheet has to spell them. */
const columns = ['as_of', 'minimum_premium'];
/** The first rate of it changes by more than a point. */
const large = sheet.replace('6.00', '7.45');
const broken = sheet.replace('6.00', '600').replace('5.90,"10,000"', '5.90,ten');

const choose = (page: Page, text: string) =>
  page.locator('input[type="file"]').setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const check = (page: Page) => page.getByRole('button', { name: 'Check the sheet' }).press('Enter');

test('staff correct a rate sheet by line and column, preview it and publish it; a second manager approves a large change; undo', async ({
  page,
}) => {
  await openDesk(page, installation.origin);
  // Before the upload: a newer account could not approve it.
  const second = await openDeskOfSecondManager(page, installation.origin, installation.dataDir, 'second-manager');
  await page.getByRole('navigation', { name: 'Staff desk' }).getByRole('link', { name: 'Rates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rates' })).toBeFocused();
  const newSheet = page.locator('[aria-labelledby="rates-new"]');
  const inUse = page.getByRole('region', { name: 'In use' });
  const earlier = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  // The sample source publishes four sheets, one after the other.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect(earlier).toHaveCount(3, { timeout: 2_000 });
  }).toPass();
  await expect(inUse.getByText('From the rate source')).toBeVisible();
  const before = await inUse.getByText(/^\d+ rates, all samples$/).textContent();

  await check(page);
  await expect(page.getByRole('group', { name: 'Something is missing' })).toBeFocused();
  await expectAccessible(page);

  await choose(page, broken);
  await page.getByLabel('Rates are as of').fill(new Date().toISOString().slice(0, 10));
  await page.getByLabel('Source').fill('Sheet of the test');
  await check(page);
  const problems = page.getByRole('table', { name: '2 problems' });
  await expect(problems.getByRole('row', { name: /^Line 2, column “rate”/ })).toContainText('is the decimal point missing?');
  await expect(problems.getByRole('row', { name: /^Line 3, column “minimum_premium”/ })).toContainText('"ten"');
  await expect(page.getByRole('button', { name: 'Put online' })).toHaveCount(0);
  await expectPlainText(newSheet, columns);
  await expectAccessible(page);

  await choose(page, sheet);
  await expect(problems).toHaveCount(0);
  await expect(page.getByLabel('Source')).toHaveValue('Sheet of the test');
  await check(page);
  await expect(page.getByRole('heading', { name: 'This would change' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Removed: \d+$/ })).toBeVisible();
  await expect(page.getByText('rates.csv: 12 rates, as of')).toBeVisible();
  await expectPlainText(newSheet, columns);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put online' }).dblclick();
  await expect(page.getByText('12 rates are online.')).toBeVisible();
  await expect(inUse.getByText('Put online by desk, file rates.csv')).toBeVisible();
  await expect(earlier).toHaveCount(4);

  await expect(async () => {
    const { data } = await (await page.request.get('/api/annuity-rates')).json();
    expect(data.map(({ productName, rate }: (typeof rates)[number]) => ({ productName, rate }))).toEqual(rates);
  }).toPass();
  await page.getByRole('link', { name: 'See them as visitors do' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Showing 12 of 12 products' })).toBeVisible();
  await expect(page.getByText('Sheet of the test').first()).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Rates' })).toBeVisible();
  await choose(page, large);
  await page.getByLabel('Rates are as of').fill(new Date().toISOString().slice(0, 10));
  await check(page);
  await expect(page.getByText('A second manager has to approve this sheet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByText('The sheet waits for approval.')).toBeVisible();

  await second.getByRole('navigation', { name: 'Staff desk' }).getByRole('link', { name: 'Rates' }).click();
  await second.getByRole('button', { name: 'Show what would change' }).click();
  await expect(second.getByRole('heading', { name: 'This would change' })).toBeFocused();
  await second.getByRole('button', { name: 'Turn down' }).click();
  await expectPlainText(second.getByRole('region', { name: 'Waiting for approval' }), columns);
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Approve and put online' }).click();
  await expect(second.getByText('Approved: the sheet is online.')).toBeVisible();
  await expect(second.getByText(/^Uploaded by desk at .*, file rates\.csv\. Approved by second-manager\.$/)).toBeVisible();
  await expect(async () => {
    const { data } = await (await page.request.get('/api/annuity-rates')).json();
    expect(data[0].rate).toBe(7.45);
  }).toPass();
  await second.context().close();

  // Back to the samples, step by step.
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(inUse.getByText(/Approved by second-manager/)).toBeVisible();
  const undo = inUse.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(inUse.getByText('12 rates', { exact: true })).toBeVisible();
  await expect(inUse.getByText('Put back by desk, file rates.csv')).toBeVisible();
  await undo.click();
  await expect(inUse.getByText(before ?? '', { exact: true })).toBeVisible();
});
