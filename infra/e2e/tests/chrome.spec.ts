import { toolIds, toolNames } from '@annuity-lantern/contracts/tools';
import type { Page } from '@playwright/test';
import { dress, expectAccessible } from '../src/axe.ts';
import { expect, goOffline, openPage, test } from '../src/test.ts';

const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

/** The whole main navigation, in order. */
const navigation = [
  ['Home', '/'],
  ['About', '/about'],
  ['Education', '/education'],
  ['Compare Rates', '/comparison-tools'],
  ['Calculator', '/retirement-calculator'],
  ['Resources', '/resources'],
  ['Annuity Alert', '/annuity-alert'],
  ['Annuity Review', '/annuity-review'],
] as const;

const columns = {
  Platform: ['About', 'Education', 'Resources', 'Annuity Alert', 'Annuity Review'],
  'All tools': ['All tools', ...toolIds.map((id) => toolNames[id])],
  Network: ['Find an advisor', 'Certification', 'About the mission'],
  More: ['Get Consultation', 'My Request', 'For Financial Advisors', 'Corrections', 'Accessibility', 'Privacy Policy', 'Terms of Use'],
} as const;

test('the main navigation lists its pages in order and marks the current one', async ({ page }) => {
  await openPage(page, '/');
  expect(await mainLinks(page).evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(
    navigation,
  );
  for (const [name, path] of navigation) {
    await mainLinks(page).filter({ hasText: name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('nav[aria-label=Main] a[aria-current]')).toHaveText([name]);
  }
});

test('the footer has its columns, the phone number and the privacy note', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, allowed] of Object.entries(columns)) {
    const links = footer.getByRole('navigation', { name, exact: true }).getByRole('link');
    const names = (await links.allInnerTexts()).map((words) => words.replace(/:.*/s, '').trim());
    expect(names).toEqual(allowed.filter((one) => names.includes(one)));
    expect(names.length, name).toBeGreaterThanOrEqual(3);
  }
  await expect(footer.getByRole('navigation', { name: 'Network' })).toContainText('They are not part of this site.');
  expect(await footer.getByRole('navigation', { name: 'More' }).getByRole('link').allInnerTexts()).toEqual(columns.More);
  for (const link of await footer.getByRole('navigation', { name: 'Network' }).getByRole('link').all())
    await expect(link).toHaveAttribute('target', '_blank');
  await expect(footer.getByRole('link', { name: '1-800-555-0199' })).toHaveAttribute('href', 'tel:+18005550199');
  await expect(footer.getByText(/toll-free/i)).toBeVisible();
  await expect(footer.getByText(/information is shared only with certified professionals/)).toBeVisible();
});

test('eight items fit the header at every width and text size, or the menu replaces them', async ({ page }) => {
  await openPage(page, '/');
  for (const text of ['100', '115', '130']) {
    await dress(page, { text });
    let fitting = 0;
    for (const width of [320, 375, 390, 430, 505, 700, 901, 960, 1036, 1100, 1171, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await page.evaluate(() => {
        const header = document.querySelector('header') as HTMLElement;
        const items = [...header.querySelectorAll('nav[aria-label=Main] li')].filter((item) => item.checkVisibility());
        const bar = [...(header.firstElementChild?.children ?? [])].filter((one) => one.checkVisibility());
        const words = header.querySelectorAll('nav[aria-label=Main] a, [class*=consult]');
        return {
          overflow: header.scrollWidth - header.clientWidth,
          rows: new Set(items.map((item) => item.getBoundingClientRect().top)).size,
          items: items.length,
          cut: bar.filter((one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1).length,
          broken: [...words].filter((one) => one.checkVisibility() && one.getClientRects().length > 0 && isBroken(one)).length,
          hasMenu: header.querySelector('summary:has(svg)')?.checkVisibility() ?? false,
        };
        function isBroken(element: Element): boolean {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1;
        }
      });
      const look = `${width} px, text at ${text}%`;
      expect(seen, look).toMatchObject({ overflow: 0, cut: 0, broken: 0 });
      if (seen.hasMenu) expect(seen.items, look).toBe(0);
      else expect(seen, look).toMatchObject({ rows: 1, items: 8 });
      if (!seen.hasMenu) fitting += 1;
    }
    expect(fitting, `widths that show the whole navigation, text at ${text}%`).toBeGreaterThanOrEqual(3);
  }
});

test('a printed page is white with 14 pt text and the phone number, without navigation and buttons', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries({ theme: 'dark', contrast: 'higher', text: '130' }))
      localStorage.setItem(`annuity-lantern.${name}`, value);
  });
  await openPage(page, '/terms-of-use');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 695, height: 900 });
  for (const hidden of ['nav', 'header button', 'header summary', 'header a[class*=consult]', 'a[href="#main"]'])
    for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
  await expect(page.getByRole('banner').getByText('1-800-555-0199').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('1-800-555-0199')).toBeVisible();
  const shown = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return {
      text: Number.parseFloat(style('body').fontSize),
      grounds: ['body', 'header', 'footer'].map((selector) => style(selector).backgroundColor),
      ink: style('body').color,
    };
  });
  expect(shown.text).toBeCloseTo((14 * 96) / 72, 1);
  expect(shown.ink).toBe('rgb(0, 0, 0)');
  for (const ground of shown.grounds) expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/^Printed on [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
  await expect(footer.getByText('not FDIC insured')).toBeVisible();
  await expect(footer.getByText('An educational initiative')).toBeHidden();
  // Letter: 8.5 by 11 inches of 72 points.
  expect(pdf.toString('latin1')).toMatch(/MediaBox\s*\[0 0 612 792\]/);
});

test('an unknown address is answered with 404 and links to the main pages and the phone number, and searches for the words of the address', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page Not Found/);
  const main = page.getByRole('main');
  await expect(main.getByText('We could not find that page')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  const hint = main.getByText('Did you forget to add the page to the router?');
  expect(await hint.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeLessThan(18);
  expect((await main.getByRole('link').allInnerTexts()).map((words) => words.trim())).toEqual([
    'Rate comparison',
    'Payout calculator',
    'Contract check',
    ...(await mainLinks(page).allInnerTexts()).filter((words) => !/^(?:Compare Rates|Calculator)$/.test(words)),
    'All tools',
    '1-800-555-0199',
  ]);
  await page.goto('/educaton/glosary.html');
  await expect(main.getByRole('searchbox', { name: 'Search this site' })).toHaveValue('educaton glosary');
  await expect(main.getByRole('link', { name: 'Annuity Glossary' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: /Home/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  complaints.length = 0;
});

test('a page requested while offline shows an error, and loads once the connection is back', async ({ page, context, complaints }) => {
  await openPage(page, '/');
  await goOffline(page);
  await mainLinks(page).filter({ hasText: 'Education' }).click();
  await expect(page.getByText('This part of the site did not load')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '1-800-555-0199' })).toBeVisible();
  await mainLinks(page).filter({ hasText: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
  await mainLinks(page).filter({ hasText: 'Education' }).click();
  await context.setOffline(false);
  // The page retries by itself as soon as the browser is online. Until then the button works.
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Try again' });
    // The button may go away before the click.
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Education Center' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  complaints.length = 0;
});

test('the menu of a phone closes on Escape, on Back and on arrival, and its targets are large enough to tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  await menu.click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  for (const target of await page.locator('header details[open] :is(a, label):visible').all()) {
    const box = await target.boundingBox();
    if ((await target.innerText()) !== '1-800-555-0199') expect(box?.height ?? 0, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Education' }).click();
  await expect(page).toHaveURL('/education');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();

  await menu.click();
  const panel = page.locator('header details[open]');
  await expect(panel.locator(':is(a, legend, li)').filter({ visible: true }).first()).toHaveText('Get Consultation');
  await expect(panel.locator(':is(a, legend, li)').filter({ visible: true }).nth(1)).toHaveText('Text size');
  await expect.poll(() => page.evaluate(() => history.state?.cover)).toBe('menu');
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(page).toHaveURL('/education');
  // A link took the place of the open menu, so one more step leads to the page before.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the search of the header finds every kind of place by keyboard, closes on Back, and sends nothing that is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/about');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await button.press('Enter');
  await expect(field).toBeFocused();
  for (const words of ['free look', 'Free-Look', 'freelook']) {
    await field.fill(words);
    await expect(page.getByRole('status').filter({ hasText: `for “${words}”` })).toBeVisible();
    for (const name of ['Free-look helper', 'Free look', 'The Free-Look Period'])
      await expect(page.getByRole('dialog').getByRole('link', { name, exact: true }), words).toBeVisible();
  }
  const kinds = {
    'payout calculator': 'Tools',
    'five types': 'Guides and pages',
    'cap rates': 'Course lessons',
    'investor gov': 'Articles',
  };
  for (const [words, kind] of Object.entries(kinds)) {
    await field.fill(words);
    await expect(page.getByRole('dialog').getByRole('heading', { name: kind }), words).toBeVisible();
  }
  // Everyday words lead to the words of our pages.
  for (const words of ['spouse', 'CD', 'penalty', 'scam', 'phone number', 'taxes', 'widow']) {
    await field.fill(words);
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^\\d+ results? for “${words}”$`) })).toBeVisible();
  }
  await expectAccessible(page);
  await page.goBack();
  await expect(field).toBeHidden();
  await expect(page).toHaveURL('/about');
  await expect(button).toBeFocused();

  await button.click();
  await field.fill('surender charge');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Surrender charge' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/education/glossary#surrender-charge');
  await expect(page.locator('#surrender-charge').getByText('See also')).toBeInViewport();
  await expect(field).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(asked.filter((text) => /look|surender|spouse|widow/i.test(decodeURIComponent(text)))).toEqual([]);
});

test('without its code, the search says so and works at the next press', async ({ page, complaints }) => {
  await openPage(page, '/about');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await page.route(/\.(js|css)(\?|$)/, (route) => route.abort('connectionrefused'));
  await button.click();
  await expect(page.getByText('Search did not load')).toBeVisible();
  await page.unrouteAll();
  await button.click();
  await expect(page.getByRole('searchbox', { name: 'Search this site' })).toBeFocused();
  expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  complaints.length = 0;
});
