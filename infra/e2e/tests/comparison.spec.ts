import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { expect, goOffline, openPage, pageIsLive, test } from '../src/test.ts';

const path = '/annuity-comparison';
const three = 'compare=steadyterm-5.index-shelter-7.legacy-bonus-10';
const comparison = (page: Page) => page.getByRole('table', { name: /Terms and dollars/ });
const row = (page: Page, label: string) => comparison(page).getByRole('row', { name: new RegExp(`^${label}`) });

async function open(page: Page, hash = ''): Promise<void> {
  await openPage(page, path + hash);
}

test('by keyboard alone: filter, choose, compare for another amount, go back; nothing is sent', async ({ page }) => {
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));

  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('stonewick');
  await expect(page.getByText('Showing 1 of 20 products')).toBeVisible();
  await page.getByRole('button', { name: 'Compare Index Shelter 7' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Clear Filters' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Compare Legacy Bonus 10' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Compare SteadyTerm 5' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Selected for comparison: 3/3')).toBeVisible();
  const fourth = page.getByRole('button', { name: 'Compare Ledger 10' });
  await expect(fourth).toBeDisabled();
  await expect(fourth).toHaveAccessibleDescription(/You can compare three products at most/);

  await page.getByRole('button', { name: 'Compare Selected' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Three contracts, the same $100,000' })).toBeFocused();
  await expect(row(page, 'Leave after year 1')).toContainText('$91,000');
  await page.getByRole('textbox', { name: 'Amount' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('$345k');
  await page.keyboard.press('Tab');
  await expect(row(page, 'Leave after year 1')).toContainText('$334,222');
  await expect(page.getByRole('status').filter({ hasText: 'For $345,000' })).toHaveText(/SteadyTerm 5 cannot end below \$446,643/);
  const years = page.getByRole('slider', { name: 'Pick a year' });
  await years.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(years).toHaveAttribute('aria-valuetext', /After year 1:.*SteadyTerm 5 \$363,285, at least \$334,222 if you leave/);
  await expect(page).toHaveURL(/#amount=345000&compare=index-shelter-7\.legacy-bonus-10\.steadyterm-5&view=open$/);

  await page.goBack();
  await expect(page.getByText('Selected for comparison: 3/3')).toBeVisible();
  await page.goForward();
  await expect(row(page, 'Leave after year 1')).toContainText('$334,222');
  await page.reload();
  await pageIsLive(page);
  await expect(row(page, 'Leave after year 1')).toContainText('$334,222');
  await page.getByRole('button', { name: 'Close Comparison' }).press('Enter');
  await expect(page.getByText('Selected for comparison: 3/3')).toBeVisible();
  await expect(page).not.toHaveURL(/view/);

  // On a phone the rows are short, with the details folded.
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  const heights = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(heights).toHaveLength(20);
  expect(Math.max(...heights)).toBeLessThanOrEqual(340);
  const help = rows.first().getByRole('link', { name: /^Get Advisor Help/ });
  await expect(help).toBeHidden();
  await rows
    .first()
    .getByRole('button', { name: /^Details/ })
    .click();
  await expect(help).toBeVisible();
  expect(sent.filter((request) => request.includes('345') || request.includes('stonewick'))).toEqual([]);
});

test('the comparison is accessible with everything open and an error shown', async ({ page }) => {
  await open(page, '#compare=grand-bonus-12.pinnacle-max-variable.fixed-horizon-3&view=open');
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('lots');
  await expect(page.getByText(/These figures are still for \$100,000/)).toBeVisible();
  await expectAccessible(page);
});

test('a shared link opens the same comparison, which works offline, and a hostile link an empty one', async ({ page, context }) => {
  await open(page, `#${three}&amount=<b>&type=__proto__&view=open`);
  await expect(row(page, 'Leave after year 5')).toContainText('$88,270');
  await goOffline(page);
  await page.getByRole('textbox', { name: 'Amount' }).fill('99,999,999');
  await expect(row(page, 'Minimum Premium')).toContainText('$50,000');
  await expect(page.getByText(/cannot end below \$129,461,/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Legacy Bonus 10' }).click();
  await page.getByRole('button', { name: 'Remove SteadyTerm 5' }).click();
  await expect(page.getByText('Selected for comparison: 1/3')).toBeVisible();
  await context.setOffline(false);

  await page.goto('about:blank');
  await open(page, `#compare=<script>.x.y&view=open&type=%E0%A4%A&q=${'9'.repeat(5000)}`);
  await expect(page.getByText('Selected for comparison: 0/3')).toBeVisible();
  await expect(page.getByText('No products match your current filters.')).toBeVisible();
});
