import { expect, openPage, test } from '../src/test.ts';

test('a figure links to its row in the list of claims, which is highlighted and focused', async ({ page }) => {
  await openPage(page, '/about');
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

test('a row of the list of claims has its own address', async ({ page }) => {
  await openPage(page, '/about/figures#free-look');
  await expect(page.locator('#free-look')).toBeInViewport();
});
