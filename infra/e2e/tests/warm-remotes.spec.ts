import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../src/test.ts';

const toolsRemote = /\/remotes\/mfe-tools\/assets\/__federation_expose_remote\.\w+\.js$/;

/** Paths of the files requested from now on. */
function filesAsked(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

function ratesLink(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare Rates' });
}

test('a remote loads while the pointer rests on a link to it, and its page when the link is clicked', async ({ page }) => {
  await openPage(page, '/about');
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

test('a pointer that only passes over a link loads nothing', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  const files = filesAsked(page);
  await ratesLink(page).hover();
  await page.clock.runFor(60);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(1000);
  expect(files.filter((file) => file.startsWith('/remotes/'))).toEqual([]);
});

test('a remote loads when keyboard focus is on a link to it', async ({ page }) => {
  await openPage(page, '/about');
  const answered = page.waitForResponse(toolsRemote);
  const education = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Education' });
  await education.focus();
  await page.keyboard.press('Tab');
  await expect(ratesLink(page)).toBeFocused();
  await answered;
});

test('nothing is preloaded for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openPage(page, '/about');
  const files = filesAsked(page);
  await ratesLink(page).hover();
  await page.waitForTimeout(300);
  expect(files).toEqual([]);
  await ratesLink(page).click();
  await expect(page.getByRole('heading', { name: /^Showing/ })).toBeVisible();
});

test('a remote whose preload failed loads when its link is clicked', async ({ page, complaints }) => {
  const entry = '**/remotes/mfe-tools/remoteEntry.js*';
  await page.route(entry, (route) => route.abort('connectionrefused'));
  await openPage(page, '/about');
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

test('sends one request for what a page reads, also when it fails', async ({ page, complaints }) => {
  await page.route('**/api/annuity-rates', (route) => route.fulfill({ status: 500, body: '' }));
  await openPage(page, '/about');
  const files = filesAsked(page);
  await ratesLink(page).click();
  await expect(page.getByText('Unable to load current rates')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(files.filter((file) => file === '/api/annuity-rates')).toHaveLength(1);
  complaints.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu loads the remotes of its links and no page', async ({ page }) => {
    await openPage(page, '/about');
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
