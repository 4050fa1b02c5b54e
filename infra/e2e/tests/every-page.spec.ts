import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, pageIsLive, pages, test } from '../src/test.ts';

async function open(page: Page, path: string, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('annuity-lantern.theme', chosen), theme);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await pageIsLive(page);
  await page.waitForLoadState('networkidle');
}

for (const { path, heading } of pages) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${path} in ${theme}: one h1, no axe finding, no complaint`, async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, path, theme);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([]);
      }
    });
  }

  test(`${path} does not scroll sideways at 320 px, nor with text at 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path, 'light');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // 200% zoom of a 1280 px window is a 640 px window.
    await page.setViewportSize({ width: 640, height: 450 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  });

  test(`${path} served and hydrated heads agree`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    await open(page, path, 'light');
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    expect(await page.title()).toBe(title?.replaceAll('&amp;', '&'));
    expect(await page.locator('head title').count()).toBe(1);
    expect(await page.locator('head link[rel=canonical]').count()).toBe(1);
  });
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
