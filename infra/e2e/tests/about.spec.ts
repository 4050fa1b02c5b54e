import { expect, pageIsLive, test } from '../src/test.ts';

test('a figure leads to its line, lit and in sight, and back again', async ({ page }) => {
  await page.goto('/about');
  await pageIsLive(page);
  await page.getByRole('link', { name: /^78% are worried/ }).click();
  await expect(page).toHaveURL(/\/about\/figures#running-out$/);
  const line = page.locator('#running-out');
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport();
  const row = page.getByRole('row').filter({ has: line });
  const other = page.getByRole('row').filter({ has: page.locator('#market-losses') });
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await row.evaluate(ground)).not.toBe(await other.evaluate(ground));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});

test('a line of the claims can be opened from outside', async ({ page }) => {
  await page.goto('/about/figures#free-look');
  await pageIsLive(page);
  await expect(page.locator('#free-look')).toBeInViewport();
});

test('everything moves at once for those who asked for no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await pageIsLive(page);
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
});
