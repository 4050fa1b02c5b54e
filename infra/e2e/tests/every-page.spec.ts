import type { Page } from '@playwright/test';
import { axeFindings, dress, expectAccessible, loadAxe } from '../src/axe.ts';
import { expectPlainText } from '../src/expect-plain-text.ts';
import { brokenByLargeText, hardToRead, stretchedButtons, unfoldAll } from '../src/layout.ts';
import { expect, openPage, pages, test } from '../src/test.ts';
import { translate, useEveryControl } from '../src/translate.ts';

/** Windows and text sizes at which everything is large enough and nothing scrolls sideways. 640 px is a window of 1280 px at 200% zoom. */
const looks = [
  ...[320, 390, 640, 905, 1000, 1280].map((width) => ({ width, text: 100 })),
  // The narrowest windows of a phone, a tablet and a desktop: wider ones have more room for the same words.
  ...[320, 640, 905].map((width) => ({ width, text: 130 })),
];

/** Phones, in pixels, and the text sizes, in percent, at which no number breaks, no label is cut and nothing scrolls sideways. */
const largeText = [
  [390, 200],
  [390, 130],
  [320, 130],
] as const;

for (const { path, heading } of pages) {
  test(`${path} is accessible, reads as plain English, fits every width and text size, respects reduced motion, loads no other page’s code, and works translated`, async ({
    page,
  }) => {
    const toolFiles: string[] = [];
    const deskFiles: string[] = [];
    page.on('request', (request) => {
      const [, remote, file = ''] = /\/remotes\/([^/]+)\/(.+)$/.exec(new URL(request.url()).pathname) ?? [];
      if (remote === 'mfe-tools') toolFiles.push(file);
      if (remote === 'mfe-admin') deskFiles.push(file);
    });
    await openPage(page, path);
    const [served] = await Promise.all([page.request.get(path), loadAxe(page), page.waitForLoadState('networkidle')]);
    const html = await served.text();
    const route = routesIn(html).find((one) => one.path === path);
    expect(route).toBeDefined();
    if (route?.remote === 'mfe-tools') expect(toolPages(toolFiles)).toEqual(new Set([route.id]));
    else expect(toolFiles).toEqual([]);
    expect(deskFiles).toEqual([]);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    expect(await page.title()).toBe(title?.replaceAll('&amp;', '&'));
    expect(await page.locator('head title').count()).toBe(1);
    expect(await page.locator('head link[rel=canonical]').count()).toBe(1);

    await expectPlainText(page.locator('body'));
    expect(await unnamedOutsideLinks(page)).toEqual([]);
    await expectAccessible(page, 'all');
    const found: string[] = [];
    // In one theme: tokens.test.ts proves that each pair of colors has more contrast in both.
    await dress(page, { theme: 'dark', contrast: 'higher' });
    for (const finding of await axeFindings(page, ['color-contrast-enhanced'])) found.push(`higher contrast: ${finding}`);
    await dress(page, { contrast: 'normal' });
    const fold = await unfoldAll(page);
    for (const look of looks) found.push(...(await hardToRead(page, look)));
    await fold();
    await dress(page, { text: '100' });
    found.push(...(await stretchedButtons(page)));
    for (const [width, percent] of largeText) found.push(...(await brokenByLargeText(page, width, percent)));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const element of await movingElements(page)) found.push(`moves in spite of reduced motion: ${element}`);
    expect(found).toEqual([]);

    const words = async () => (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    const before = await words();
    await translate(page);
    expect(await words()).toBe(before);
    expect(await useEveryControl(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** The routes that the gateway embedded. The chunk of a page has its route's id. */
function routesIn(html: string): readonly { readonly id: string; readonly path: string; readonly remote: string }[] {
  return JSON.parse(/ id="host-data">([^<]*)</.exec(html)?.[1] ?? '{}').routes;
}

function toolPages(files: readonly string[]): Set<string> {
  const scripts = files.filter((file) => /^assets\/page-.*\.js$/.test(file));
  return new Set(scripts.map((file) => file.replace(/^assets\/page-|\.[0-9a-f]+\.js$/g, '')));
}

/** Links to other sites that do not show the name of the site ("finra"), or do not say that it is not part of ours. */
function unnamedOutsideLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter((link) => /^https?:$/.test(link.protocol) && link.origin !== location.origin && link.checkVisibility())
      .filter((link) => {
        const near = (link.closest('li') ?? link).innerText.toLowerCase();
        const around = link.closest('section, nav, main')?.textContent ?? '';
        const isArticle = near.includes(link.host.replace(/^www\./, ''));
        return !near.includes(link.host.split('.').at(-2) ?? '') || !(isArticle || /not part of this site/i.test(around));
      })
      .map((link) => `${link.innerText} ${link.href}`),
  );
}

/** Elements with a transition, an animation or smooth scrolling. */
function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, transitionDelay, animationName, animationDuration, animationDelay, scrollBehavior } =
        getComputedStyle(element);
      const longest = (...lists: string[]) => Math.max(...lists.flatMap((list) => list.split(',').map(Number.parseFloat)));
      const isMoving =
        longest(transitionDuration, transitionDelay) > 0.001 ||
        (animationName !== 'none' && longest(animationDuration, animationDelay) > 0.001) ||
        scrollBehavior === 'smooth';
      return isMoving ? [`${element.localName}.${element.className}`] : [];
    }),
  );
}

test('/admin is accessible, never indexed and never stored', async ({ page, complaints }) => {
  const response = await page.goto('/admin');
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByLabel('User name')).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await expectPlainText(page.locator('body'));
  await expectAccessible(page, 'all');
  // The desk asks who is signed in. Chromium logs the 401.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  complaints.length = 0;
});

for (const [path, name] of [
  ['/my-request', 'My request'],
  ['/reminders', 'Your reminder by email'],
] as const) {
  test(`${path} is accessible in both themes and at 320 px, and never indexed`, async ({ page }) => {
    await openPage(page, path);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectPlainText(page.locator('main'));
    await expectAccessible(page, 'all');
    expect(await hardToRead(page, { width: 320, text: 130 })).toEqual([]);
  });
}

test('every internal link of the served pages is answered with 200', async ({ request }) => {
  const links = new Set<string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)) links.add(href.replaceAll('&amp;', '&'));
  }
  expect(links.size).toBeGreaterThan(pages.length);
  for (const href of links) expect((await request.get(href)).status(), href).toBe(200);
});
