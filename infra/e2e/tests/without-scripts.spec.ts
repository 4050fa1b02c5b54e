import { expect, installation, pages, test } from '../src/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test.afterEach(({ complaints }) => {
  // With scripts disabled, Chromium reports each preload of a script as blocked.
  const others = complaints.filter((text) => !/^failed: \S+\.js csp$/.test(text));
  complaints.splice(0, complaints.length, ...others);
});

/** A page with fewer words would be an empty frame that only scripts fill. */
const FEWEST_WORDS = 60;

test('every page has its heading, text, phone number and navigation, and fits a phone', async ({ page }) => {
  for (const { path, heading } of pages) {
    await page.goto(path);
    const headings = page.getByRole('heading', { level: 1 });
    await expect.soft(headings, path).toHaveCount(1);
    await expect.soft(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    // The inner text is what a reader sees: nothing hidden.
    const words = (await page.getByRole('main').innerText()).split(/\s+/).filter((word) => /\w/.test(word));
    expect.soft(words.length, `words of ${path}`).toBeGreaterThanOrEqual(FEWEST_WORDS);
    await expect.soft(page.getByRole('contentinfo').getByRole('link', { name: '1-800-555-0199' }), path).toBeVisible();
    await expect.soft(page.locator('nav[aria-label=Main] a[href="/retirement-calculator"]'), path).toHaveCount(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `width of ${path}`).toBeLessThanOrEqual(390);
  }
});

test('each list that scripts fill says that it needs them', async ({ page }) => {
  for (const path of ['/', '/resources', '/education', '/comparison-tools']) {
    await page.goto(path);
    const note = page.getByRole('main').locator('noscript').first();
    await expect(note, path).toBeVisible();
    // Playwright's text matchers skip the content of noscript.
    expect(await note.evaluate((element) => element.textContent), path).toMatch(/script/i);
  }
});

test('the links of footer, breadcrumbs and navigation lead to pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy Policy/);
  await page.goto('/about/figures');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(`${installation.origin}/about`);

  await page.setViewportSize({ width: 1280, height: 900 });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(4);
  const paths: readonly (string | null)[] = pages.map(({ path }) => path);
  expect(addresses.filter((address) => !paths.includes(address))).toEqual([]);
});
