import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { expect, installation, openPage, pageIsLive, test } from '../src/test.ts';

const path = '/annuity-alert';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const returns = (page: Page) => page.getByRole('img', { name: /What you earn a year/ });

async function open(page: Page, hash = ''): Promise<void> {
  await openPage(page, path + hash);
}

test('the decoder is accessible with everything open and an error shown', async ({ page }) => {
  await open(page, '#premium=250000&rollup=7.5&kind=compound&years=12&payout=5&fee=1.25');
  await expect(field(page, 'Premium')).toHaveValue('250,000');
  await page.locator('summary', { hasText: 'See the math' }).click();
  await page.locator('summary', { hasText: 'Show as a table' }).click();
  await field(page, 'Years').fill('ten');
  await expect(page.getByText('Enter whole years, such as 10.')).toBeVisible();
  await expectAccessible(page);
});

test('the decoder works by keyboard alone and sends no number', async ({ page }) => {
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await field(page, 'Premium').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('$345k');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Premium')).toHaveValue('345,000');
  await expect(field(page, 'Roll-up')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('C');
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('compound');
  await expect(returns(page)).toHaveAccessibleName(/0\.50%; to 85, 2\.75%; to 90, 3\.95%; to 95, 4\.65%; and to 100, 5\.09%/);
  await expect(page.getByRole('status').filter({ hasText: 'Income' })).toHaveText(/Income \$37,241 a year from 70/);
  await page.locator('summary', { hasText: 'Show as a table' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^85/ })).toContainText('2.75%');
  await expect(page).toHaveURL(/#premium=345000&rollup=8&years=10&payout=5&fee=0&kind=compound$/);
  expect(sent.filter((request) => request.includes('345'))).toEqual([]);
});

test('a reload, an anchor, the back button and a shared link keep the numbers', async ({ page, context }) => {
  await open(page);
  await field(page, 'Payout').fill('6.5');
  await expect(page).toHaveURL(/payout=6.5/);
  await page.reload();
  await pageIsLive(page);
  await expect(field(page, 'Payout')).toHaveValue('6.5');

  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'What it costs' }).click();
  await expect(page).toHaveURL(/#what-it-costs$/);
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport();
  await page.reload();
  await pageIsLive(page);
  await expect(field(page, 'Payout')).toHaveValue('6.5');
  await page.goBack();
  await expect(page).toHaveURL(/payout=6.5/);
  await expect(field(page, 'Payout')).toHaveValue('6.5');

  await page.getByRole('main').getByRole('link', { name: 'Review Your Annuity' }).first().click();
  await expect(page).toHaveURL(/\/annuity-review$/);
  await page.goBack();
  await expect(field(page, 'Payout')).toHaveValue('6.5');

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: installation.origin });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/Link copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(field(other, 'Payout')).toHaveValue('6.5');
  await other.close();
});
