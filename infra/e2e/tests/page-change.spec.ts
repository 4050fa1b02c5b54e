import { holdRequests } from '../src/hold-requests.ts';
import { expect, pageIsLive, test } from '../src/test.ts';

test('a page is shown as soon as its code is there: nothing waits for a timer', async ({ page }) => {
  await page.clock.install();
  // It asks for nothing: the leap ahead would be the time-out of a call.
  await page.goto('/privacy-policy');
  await pageIsLive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
  await links.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
});

test('lines take the place of a page whose code is slow, and the page theirs', async ({ page }) => {
  const release = await holdRequests(page, '**/remotes/mfe-content/assets/page-about*.js');
  await page.goto('/');
  await pageIsLive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByText('Loading the page')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});

test('what is worked out far down a page is drawn when the reader comes near, and the page keeps its length', async ({ page }) => {
  await page.goto('/about');
  await pageIsLive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payout calculator' })).toBeFocused();
  const chart = page.getByRole('figure', { name: /^Return a year/ });
  const heading = page.getByRole('heading', { name: /^What it earns/ });
  await expect(heading).toBeVisible();
  await expect(chart).toHaveCount(0);
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();
  await heading.scrollIntoViewIfNeeded();
  await expect(chart).toBeVisible();
  await page.getByRole('heading', { name: 'Worth talking through' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('table', { name: /a month takes/ })).toBeVisible();
  expect(Math.abs((await length()) / before - 1)).toBeLessThan(0.1);
});
