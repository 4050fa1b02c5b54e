import type { Page } from '@playwright/test';
import { expect, product, test } from '../src/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test.afterEach(({ complaints }) => {
  // With scripts off the browser drops their preloads, as it should.
  const others = complaints.filter((text) => !/^failed: \S+\.js csp$/.test(text));
  complaints.splice(0, complaints.length, ...others);
});

/** Fewer would be a frame around something that only scripts bring. */
const LEAST_WORDS = 60;

async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${product.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
  expect(paths.length).toBeGreaterThan(5);
  return paths;
}

/** Words of the page itself that a reader sees: no header, no footer, nothing hidden. */
async function wordsOf(page: Page): Promise<string[]> {
  return (await page.getByRole('main').innerText()).split(/\s+/).filter((word) => /\w/.test(word));
}

test('every public page can be read: one heading at its top, its own text, nothing wider than a phone', async ({ page }) => {
  for (const path of await publicPaths()) {
    await test.step(path, async () => {
      await page.goto(path);
      const headings = page.getByRole('heading', { level: 1 });
      await expect.soft(headings, path).toHaveCount(1);
      await expect.soft(headings.first(), path).toBeVisible();
      expect.soft((await wordsOf(page)).length, `words of ${path}`).toBeGreaterThanOrEqual(LEAST_WORDS);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `width of ${path}`).toBeLessThanOrEqual(390);
    });
  }
});

test('lists that scripts fill say so, instead of waiting for ever', async ({ page }) => {
  for (const path of ['/', '/resources', '/education']) {
    await page.goto(path);
    const instead = page.getByRole('main').locator('noscript').first();
    await expect(instead, path).toBeVisible();
    // Read by hand: Playwright takes what stands in a noscript for no text.
    expect(await instead.evaluate((element) => element.textContent), path).toMatch(/script/i);
  }
});

test('links work: from the home page through the navigation, down and up again', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy Policy/);
  await page.goto('/about/figures');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('with a large window the main navigation is there, and every link of it leads to a page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
  expect(links.length).toBeGreaterThan(4);
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    const answer = await page.goto(address ?? '');
    expect(answer?.status(), String(address)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
