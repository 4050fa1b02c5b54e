import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, pageIsLive, pages, test } from '../src/test.ts';

/** Narrow phone, phone, a 1280 px window at 200% zoom, and the same window as it is. */
const widths = [320, 390, 640, 1280];

for (const { path, heading } of pages) {
  test(`${path}: one h1, no axe finding in either theme at any width, nothing to the side, a head that stays`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    await page.goto(path);
    await pageIsLive(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    expect(await page.title()).toBe(title?.replaceAll('&amp;', '&'));
    expect(await page.locator('head title').count()).toBe(1);
    expect(await page.locator('head link[rel=canonical]').count()).toBe(1);

    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > width) found.push(`${width} px: the page is ${scrollWidth} px wide`);
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen;
        }, theme);
        for (const violation of await axeFindings(page)) found.push(`${width} px, ${theme}: ${violation}`);
      }
    }
    expect(found).toEqual([]);
  });
}

async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
}

test('/admin: no axe finding in both themes, never indexed, never stored', async ({ page, complaints }) => {
  for (const theme of ['light', 'dark'] as const) {
    const response = await page.goto('/admin');
    expect(response?.headers()['cache-control']).toBe('no-store');
    await page.evaluate((chosen) => localStorage.setItem('annuity-lantern.theme', chosen), theme);
    await page.reload();
    await expect(page.getByLabel('User name')).toBeVisible();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  // Asking who is signed in is answered with 401, which Chromium writes to the console.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  complaints.length = 0;
});

test('an unknown address is the 404 page with status 404', async ({ page, complaints }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /Home/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
  expect(complaints.every((text) => text.includes('404'))).toBe(true);
  complaints.length = 0;
});

test('every link of every page leads somewhere', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    for (const href of await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      seen.add(href.split('#')[0] ?? href);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
  for (const href of seen) expect((await request.get(href)).status(), href).toBe(200);
});
