import type { Page } from '@playwright/test';
import { holdRequests } from '../src/hold-requests.ts';
import { longDescriptions } from '../src/layout.ts';
import { expect, openPage, test } from '../src/test.ts';

const articles = Array.from({ length: 11 }, (_, index) => ({
  title: `What a cap caps, part ${index + 1}`,
  link: `https://www.example.com/articles/${index + 1}`,
  description: 'The insurer may change the cap each year.',
  pubDate: '2026-11-05T12:00:00Z',
}));

const list = '**/api/education-modules';
const recent = (page: Page) => page.getByRole('region', { name: 'Recent articles' });

test('placeholders hold the place of slow articles, and nothing above them moves', async ({ page }) => {
  const release = await holdRequests(page, list, (route) => route.fulfill({ json: articles }));
  await openPage(page, '/education');
  await expect(page.locator('[data-placeholder="article"]')).toHaveCount(6);
  const heading = recent(page).getByRole('heading', { level: 2 });
  const before = await heading.boundingBox();
  release();
  await expect(recent(page).getByText('Showing 9 recent articles')).toBeVisible();
  await expect(recent(page).getByRole('heading', { level: 3 })).toHaveCount(9);
  expect((await heading.boundingBox())?.y).toBe(before?.y);
});

test('sample articles, and those that could not be loaded, take less than a phone’s screen; the latter load once it is online', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/education');
  await expect(recent(page).getByText(/Showing \d+ recent articles?/)).toBeVisible();
  expect((await recent(page).boundingBox())?.height).toBeLessThanOrEqual(844);
  await page.route(list, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByText('No educational content available')).toBeVisible();
  await expect(page.getByText('Failed to fetch education modules')).toBeVisible();
  expect((await recent(page).boundingBox())?.height).toBeLessThanOrEqual(844);
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ json: articles }));
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(recent(page).getByText('Showing 2 recent articles')).toBeVisible();
  expect(complaints.filter((text) => !/INTERNET_DISCONNECTED/.test(text))).toEqual([]);
  complaints.length = 0;
});

test('hostile text of the feed appears as text, in three lines at most, and never scrolls sideways', async ({ page }) => {
  const hostile = [
    '<script>document.title = "caught"</script>',
    '<img src=x onerror="document.title = \'caught\'">',
    'W'.repeat(400),
    '\u202Egnp.exe \u2066',
  ];
  await page.route(list, (route) =>
    route.fulfill({ json: hostile.map((text, index) => ({ ...articles[index], title: text, description: text, category: text })) }),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/education');
  await recent(page).getByRole('button', { name: 'Show all 4 articles' }).click();
  await expect(recent(page).getByText('Showing 4 recent articles')).toBeVisible();
  await expect(recent(page).getByRole('heading', { level: 3 }).first()).toHaveText(hostile[0] as string);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await page.title()).not.toBe('caught');
  expect(await longDescriptions(page)).toEqual([]);
});

test('an article opens in a new tab wherever its card is clicked', async ({ page, context }) => {
  await page.route(list, (route) => route.fulfill({ json: articles }));
  await context.route('https://www.example.com/**', (route) => route.fulfill({ body: '<h1>There</h1>', contentType: 'text/html' }));
  await page.goto('/education');
  const opened = context.waitForEvent('page');
  // Forced, since the link covers the words. That is what this test proves.
  await recent(page).getByText('The insurer may change the cap each year.').first().click({ force: true });
  expect((await opened).url()).toBe('https://www.example.com/articles/1');
  await expect(page).toHaveURL(/\/education$/);
});
