import type { Page } from '@playwright/test';
import { axeFindings } from '../src/axe.ts';
import { expect, pageIsLive, pages, test } from '../src/test.ts';

/** Each width in one theme, each theme on a narrow and on a wide screen. 640 px are a 1280 px window at 200% zoom. */
const looks = [
  { width: 320, theme: 'dark' },
  { width: 390, theme: 'light' },
  { width: 640, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const;
const widths = [320, 390, 640, 905, 1000, 1280];

for (const { path, heading } of pages) {
  // One visit for all of it: the longest pages take seconds to load and to look through on a slow machine.
  test(`${path}: one h1, a head that stays, no axe finding, nothing to the side, also with larger text and higher contrast`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
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
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await dress(page, { theme });
      for (const finding of await axeFindings(page)) found.push(`${width} px, ${theme}: ${finding}`);
    }
    for (const theme of ['light', 'dark'] as const) {
      await dress(page, { theme, contrast: 'higher' });
      for (const finding of await axeFindings(page, ['color-contrast', 'color-contrast-enhanced']))
        found.push(`${theme}, higher contrast: ${finding}`);
    }
    for (const text of ['100', '130']) {
      await dress(page, { text, contrast: 'normal' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrollWidth > width) found.push(`text ${text}%, ${width} px: the page is ${scrollWidth} px wide`);
      }
    }
    expect(found).toEqual([]);
  });
}

/** As the boot script does it for a visitor's choices. */
async function dress(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), choices);
}

test('/admin: no axe finding in both themes, never indexed, never stored', async ({ page, complaints }) => {
  for (const theme of ['light', 'dark'] as const) {
    const response = await page.goto('/admin');
    expect(response?.headers()['cache-control']).toBe('no-store');
    await page.evaluate((chosen) => localStorage.setItem('annuity-lantern.theme', chosen), theme);
    await page.reload();
    await expect(page.getByLabel('User name')).toBeVisible();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await axeFindings(page)).toEqual([]);
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
