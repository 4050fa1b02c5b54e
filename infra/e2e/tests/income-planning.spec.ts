import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { expect, openPage, pageIsLive, test } from '../src/test.ts';

const path = '/income-planning';

/** The clock of the page is fixed, since birth years depend on the current year. */
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'));
});

async function open(page: Page, hash = ''): Promise<void> {
  await openPage(page, path + hash);
}

const answer = (page: Page) => page.getByRole('region', { name: /^At \d+ you could buy/ });

test('by keyboard alone: plan, read the chart, add a spouse; the address keeps it all and nothing is sent', async ({ page }) => {
  await open(page);
  await expect(answer(page)).toContainText('$5,416.67');
  const sent: string[] = [];
  page.on('request', (request) => {
    // Chromium requests the icon again whenever the address changes.
    if (!request.url().endsWith('/favicon.svg')) sent.push(request.url() + (request.postData() ?? ''));
  });

  await page.getByLabel('Monthly Social Security').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('$1,800');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('300k');
  await page.keyboard.press('Tab');
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(page.getByText('Strategy automatically updated')).toBeVisible();
  await expect(page.getByLabel('Annuity amount')).toHaveValue('300,000');
  await expect(answer(page)).toContainText('At 85 you could buy');
  await expect(answer(page)).toContainText('$4,125.00');

  await page.getByLabel('Income start age').selectOption('65');
  await expect(answer(page)).toContainText('$3,450.00');
  const reader = page.getByRole('slider', { name: 'Read the chart at an age' });
  await reader.focus();
  await page.keyboard.press('End');
  await expect(reader).toHaveAttribute('aria-valuetext', /^Age 100: /);
  await page.getByRole('radio', { name: 'Today’s dollars' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^The amounts on the checks/)).toBeVisible();

  await page.getByRole('checkbox', { name: /I am married/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('900');
  const couple = page.getByRole('region', { name: /For couples/ });
  await expect(couple).toContainText('$4,296.82');
  await expect(page).toHaveURL(/#social=1800&amount=300000&age=60&start=65&dollars=paid.*spouse=yes&spouseSocial=900/);
  expect(sent).toEqual([]);

  await page.reload();
  await pageIsLive(page);
  await expect(answer(page)).toContainText('$3,450.00');
  await expect(couple).toContainText('$4,296.82');
  await expect(page.getByRole('radio', { name: 'As paid' })).toBeChecked();

  await page.getByRole('link', { name: 'Take these figures along' }).click();
  await expect(page).toHaveURL(/\/consultation/);
  await page.goBack();
  await expect(answer(page)).toContainText('$3,450.00');
});

test('the planner is accessible with everything open', async ({ page }) => {
  await open(page, '#age=66&start=68&birthday=newyear&sex=female&pension=1200&pensionAge=60&spouse=yes&spouseAge=70');
  await expect(page.getByText(/only your own age is left to choose/)).toBeVisible();
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await expect(page.getByText(/born on January 1, 1960, which counts as 1959/)).toBeVisible();
  await expectAccessible(page);
});
