import type { Page } from '@playwright/test';
import { holdRequests } from '../src/hold-requests.ts';
import { expect, installation, openPage, pages, test } from '../src/test.ts';

test('shows a page as soon as its code has loaded, without waiting for a timer', async ({ page }) => {
  await page.clock.install();
  // This page makes no calls: moving the clock ahead would time them out.
  await openPage(page, '/privacy-policy');
  await page.clock.pauseAt(Date.now() + 60_000);
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
  await links.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
});

test('shows a loading state while the code of a page is slow, then the page with a head of its own', async ({ page }) => {
  const release = await holdRequests(page, '**/remotes/mfe-content/assets/page-about*.js');
  await openPage(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByText('Loading the page')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
  // Link previews and search engines read the tags of the new page.
  await expect
    .poll(() => page.locator('head script[type="application/ld+json"]').evaluateAll(([tag]) => tag?.textContent))
    .toContain('/about#page');
  await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute('content', /about/);
});

test('leaves no empty tag in the head when a visitor follows links from page to page', async ({ page }) => {
  await openPage(page, '/terms-of-use');
  for (const { path } of pages) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', installation.origin + path);
    expect(await emptyTags(page), path).toEqual([]);
  }
  await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /education about annuities, examples/);
  expect(await emptyTags(page)).toEqual([]);
});

function emptyTags(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta, link[rel="canonical"]')]
      .filter(
        (tag) => (tag.textContent || tag.getAttribute('content') || tag.getAttribute('href') || tag.getAttribute('charset') || '') === '',
      )
      .map((tag) => tag.outerHTML),
  );
}
