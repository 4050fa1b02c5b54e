import type { Page } from '@playwright/test';
import { expect, openPage, pageIsLive, test } from '../src/test.ts';

const button = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Text size and contrast' });
const panel = (page: Page) => page.getByRole('banner').locator('details', { hasText: 'Text size and contrast' });

const bodyText = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
const inkOnPage = (page: Page) =>
  page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]);

test('text size, contrast and theme apply at once and on the next page, where the menu of a phone shows them', async ({ page }) => {
  await openPage(page, '/');
  expect(await bodyText(page)).toBe(18);
  await button(page).click();
  const size = (await button(page).boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
  await panel(page).getByRole('radio', { name: '130%' }).check();
  expect(await bodyText(page)).toBeCloseTo(18 * 1.3, 1);
  await panel(page).getByRole('radio', { name: 'Higher' }).check();
  expect(await inkOnPage(page)).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await panel(page).getByRole('radio', { name: 'Dark' }).check();
  expect(await inkOnPage(page)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);

  await page.goto('/terms-of-use');
  expect(await bodyText(page)).toBeCloseTo(18 * 1.3, 1);
  expect(await inkOnPage(page)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await pageIsLive(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('radio', { name: '130%' })).toBeChecked();
  await page.getByRole('radio', { name: '100%' }).check();
  expect(await bodyText(page)).toBe(18);
});

test('the panel works by keyboard, closes on Escape and on a click outside, and returns the focus', async ({ page }) => {
  await openPage(page, '/');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('radio', { name: '100%' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('radio', { name: '115%' })).toBeChecked();
  expect(await bodyText(page)).toBeCloseTo(18 * 1.15, 1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).not.toHaveAttribute('open');
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveAttribute('open');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).not.toHaveAttribute('open');
  await expect(button(page)).toBeFocused();
});

test('stored choices apply before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries({ theme: 'dark', text: '130', contrast: 'higher' }))
      localStorage.setItem(`annuity-lantern.${name}`, value);
  });
  // Without the page's own scripts, only the blocking boot script can apply them.
  await page.route('**/assets/shell.*.js', (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }));
  await page.goto('/privacy-policy');
  expect(await bodyText(page)).toBeCloseTo(18 * 1.3, 1);
  expect(await inkOnPage(page)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test.describe('when the system asks for more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });
  test('the page has higher contrast until the reader chooses otherwise', async ({ page }) => {
    await openPage(page, '/');
    expect(await inkOnPage(page)).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await button(page).click();
    await expect(panel(page).getByRole('radio', { name: 'Higher' })).toBeChecked();
    await panel(page).getByRole('radio', { name: 'Normal' }).check();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal');
  });
});
