import { expect, pageIsLive, test } from '../src/test.ts';

test('a page is shown as soon as its code is there: nothing waits for a timer', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await pageIsLive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
  await links.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
});

test('lines take the place of a page whose code is slow, and the page theirs', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/mfe-content/assets/page-about*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await pageIsLive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByText('Loading the page')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});
