import type { Page } from '@playwright/test';
import { holdRequests } from '../src/hold-requests.ts';
import { expect, pageIsLive, test } from '../src/test.ts';

const toolsRemote = /\/remotes\/mfe-tools\/assets\/__federation_expose_remote\.\w+\.js$/;

/** Addresses of the files that were asked for from now on. */
function filesAsked(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

function ratesLink(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare Rates' });
}

test('a remote is asked while the pointer rests on its link, and its page when the link is pressed', async ({ page }) => {
  await page.goto('/about');
  await pageIsLive(page);
  const files = filesAsked(page);
  const answered = page.waitForResponse(toolsRemote);
  await ratesLink(page).hover();
  await answered;
  await page.waitForTimeout(300);
  expect(files.filter((file) => file.includes('/page-') || file.startsWith('/api/'))).toEqual([]);
  const ahead = files.length;
  await ratesLink(page).click();
  await expect(page.getByRole('heading', { name: /^Showing/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const later = files.slice(ahead);
  expect(later.some((file) => file.includes('/page-comparison-tools'))).toBe(true);
  expect(later.filter((file) => file === '/api/annuity-rates')).toHaveLength(1);
  expect(later.filter((file) => file.endsWith('/remoteEntry.js') || toolsRemote.test(file))).toEqual([]);
});

test('a pointer that passes over links loads nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await pageIsLive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const files = filesAsked(page);
  await ratesLink(page).hover();
  await page.clock.runFor(60);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(1000);
  expect(files.filter((file) => file.startsWith('/remotes/'))).toEqual([]);
});

test('a remote is asked while the focus of the keyboard is on its link', async ({ page }) => {
  await page.goto('/about');
  await pageIsLive(page);
  const answered = page.waitForResponse(toolsRemote);
  const education = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Education' });
  await education.focus();
  await page.keyboard.press('Tab');
  await expect(ratesLink(page)).toBeFocused();
  await answered;
});

test('nothing is asked ahead for visitors who ask to save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/about');
  await pageIsLive(page);
  const files = filesAsked(page);
  await ratesLink(page).hover();
  await page.waitForTimeout(300);
  expect(files).toEqual([]);
  await ratesLink(page).click();
  await expect(page.getByRole('heading', { name: /^Showing/ })).toBeVisible();
});

test('a remote that did not answer ahead is asked anew when its link is followed', async ({ page, complaints }) => {
  const entry = '**/remotes/mfe-tools/remoteEntry.js*';
  await page.route(entry, (route) => route.abort('connectionrefused'));
  await page.goto('/about');
  await pageIsLive(page);
  const refused = page.waitForEvent('requestfailed');
  await ratesLink(page).hover();
  await refused;
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await expect(page.getByText('This part of the site did not load')).toHaveCount(0);
  await page.unroute(entry);
  await ratesLink(page).click();
  await expect(page.getByRole('heading', { name: /^Showing/ })).toBeVisible();
  await expect(page.getByText('This part of the site did not load')).toHaveCount(0);
  complaints.length = 0;
});

test('shows placeholders until the answer has come', async ({ page }) => {
  const release = await holdRequests(page, '**/api/annuity-rates');
  await page.goto('/about');
  await pageIsLive(page);
  await ratesLink(page).click();
  await expect(page.getByText('Loading rates')).toBeAttached();
  await expect(page.locator('[data-placeholder="rate"]')).toHaveCount(6);
  release();
  await expect(page.getByRole('heading', { name: /^Showing/ })).toBeVisible();
});

test('sends one request for what a page reads, also when it fails', async ({ page, complaints }) => {
  await page.route('**/api/annuity-rates', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/about');
  await pageIsLive(page);
  const files = filesAsked(page);
  await ratesLink(page).click();
  await expect(page.getByText('Unable to load current rates')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(files.filter((file) => file === '/api/annuity-rates')).toHaveLength(1);
  complaints.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu brings the remotes that its links lead to, and no page', async ({ page }) => {
    await page.goto('/about');
    await pageIsLive(page);
    const files = filesAsked(page);
    const entry = page.waitForResponse(toolsRemote);
    await page.getByText('Menu', { exact: true }).tap();
    await entry;
    expect(files.some((file) => file.includes('/page-'))).toBe(false);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Compare Rates' }).tap();
    await expect(page.getByRole('heading', { name: /^Showing/ })).toBeVisible();
    expect(files.filter((file) => file.endsWith('/remoteEntry.js'))).toHaveLength(1);
  });
});
