import type { Page } from '@playwright/test';
import { holdRequests } from '../src/hold-requests.ts';
import { expect, openPage, pageIsLive, test } from '../src/test.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Distance from the top of the window to the top of an element. */
const distanceOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => Math.round(document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN), selector);

const mainLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

async function openAt(page: Page, path: string, top: number): Promise<void> {
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  await scrollAsReader(page, top);
}

/** Scrolls and waits until the page has handled it. */
async function scrollAsReader(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    // A font that arrives later moves the text.
    await document.fonts.ready;
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
  expect(await scrollY(page)).toBe(top);
}

/** A click that does not scroll the link into view first, unlike Playwright's. */
async function press(page: Page, name: string): Promise<void> {
  await mainLink(page, name).evaluate((link: HTMLElement) => link.click());
}

async function expectForm(page: Page, id: string): Promise<void> {
  const isAtTop = async () => {
    const distance = await distanceOf(page, `#${id}`);
    return distance >= 0 && distance < 60;
  };
  await expect.poll(isAtTop, { message: `the top of #${id} is at the top of the window` }).toBe(true);
  await expect(page.locator(`#${id} :is(h1, h2, h3)`).first()).toBeFocused();
}

/** Records each scroll by script from now on: its target, its behavior and its delay after the last click. */
async function watchScrolls(page: Page): Promise<() => Promise<{ to: string; behavior: string | undefined; afterMs: number }[]>> {
  await page.addInitScript(() => {
    const watched: { to: string; behavior: string | undefined; afterMs: number }[] = [];
    let clickedAt = 0;
    document.addEventListener(
      'click',
      () => {
        clickedAt = performance.now();
      },
      { capture: true },
    );
    const note = (to: string, options: unknown) =>
      watched.push({ to, behavior: (options as ScrollOptions | undefined)?.behavior, afterMs: performance.now() - clickedAt });
    const scrollTo: (options: ScrollToOptions) => void = window.scrollTo;
    window.scrollTo = ((options: ScrollToOptions) => {
      note(String(options.top), options);
      scrollTo.call(window, options);
    }) as typeof window.scrollTo;
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      note(`#${this.id}`, options);
      scrollIntoView.call(this, options);
    };
    Object.assign(window, { watchedScrolls: watched });
  });
  return () => page.evaluate(() => (window as unknown as { watchedScrolls: [] }).watchedScrolls);
}

test('a navigation link scrolls to the top after about 100 ms, and back and forward restore each position', async ({ page }) => {
  const scrolls = await watchScrolls(page);
  await openAt(page, '/', 900);
  const before = (await scrolls()).length;
  await press(page, 'Calculator');
  await expect(page.getByRole('heading', { level: 1, name: /calculator/i })).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  const [first] = (await scrolls()).slice(before);
  expect(first).toMatchObject({ to: '0', behavior: 'instant' });
  expect(first?.afterMs).toBeGreaterThanOrEqual(90);

  await scrollAsReader(page, 40);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(40);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('back after a reload restores the position, although the page has to load again', async ({ page }) => {
  await openAt(page, '/', 1500);
  await press(page, 'Annuity Review');
  await expectForm(page, 'annuity-review-form');
  await page.reload();
  await pageIsLive(page);
  // The current page is long enough for the old position, the loading state is not.
  const release = await holdRequests(page, '**/remotes/mfe-content/assets/page-home*.js');
  await page.goBack();
  await expect(page.getByText('Loading the page')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test('a reload restores the position', async ({ page }) => {
  await openAt(page, '/terms-of-use', 700);
  await page.reload();
  await pageIsLive(page);
  await expect.poll(() => scrollY(page)).toBe(700);
});

/** The position after any smooth scroll has ended. */
async function restingPlace(page: Page): Promise<number> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await scrollY(page);
        const rests = now === before;
        before = now;
        return rests;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return before;
}

test('back from an anchor restores the position before it', async ({ page }) => {
  await openAt(page, '/privacy-policy', 0);
  const link = page.locator('main a[href^="#"]').nth(1);
  const target = (await link.getAttribute('href')) ?? '';
  const start = await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return Math.round(window.scrollY);
  });
  await link.click();
  await expect.poll(() => distanceOf(page, target)).toBeLessThan(80);
  const there = await restingPlace(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(start);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(there);
});

test('Get Consultation scrolls smoothly to the form, after 100 ms from the header and 300 ms from the footer', async ({ page }) => {
  const scrolls = await watchScrolls(page);
  for (const [area, least] of [
    ['banner', 90],
    ['contentinfo', 290],
  ] as const) {
    await openAt(page, '/', 600);
    const before = (await scrolls()).length;
    await page
      .getByRole(area)
      .getByRole('link', { name: 'Get Consultation' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/consultation$/);
    await expectForm(page, 'consultation-form');
    const since = (await scrolls()).slice(before);
    expect(since).toHaveLength(1);
    expect(since[0]).toMatchObject({ to: '#consultation-form', behavior: 'smooth' });
    expect(since[0]?.afterMs).toBeGreaterThanOrEqual(least);
  }
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(600);
});

test('the annuity review scrolls to its form, never to its top', async ({ page }) => {
  const scrolls = await watchScrolls(page);
  await openAt(page, '/', 1200);
  const before = (await scrolls()).length;
  await press(page, 'Annuity Review');
  await expectForm(page, 'annuity-review-form');
  expect((await scrolls()).slice(before).map(({ to }) => to)).toEqual(['#annuity-review-form']);

  await page.goto('/annuity-review');
  await expectForm(page, 'annuity-review-form');
});

test('an address with a product scrolls to the form, and back restores the position', async ({ page }) => {
  await page.goto('/consultation?carrier=Northmere%20Life&product=Harbor%205');
  await expectForm(page, 'consultation-form');
  await scrollAsReader(page, 150);
  await press(page, 'About');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(150);
  await openPage(page, '/consultation');
  await page.waitForTimeout(400);
  expect(await scrollY(page)).toBe(0);
});

test('a position is not restored once the reader scrolls while the page loads', async ({ page }) => {
  await openAt(page, '/', 1500);
  await press(page, 'Annuity Review');
  await expectForm(page, 'annuity-review-form');
  await page.reload();
  await pageIsLive(page);
  const release = await holdRequests(page, '**/remotes/mfe-content/assets/page-home*.js');
  await page.goBack();
  await expect(page.getByText('Loading the page')).toBeAttached();
  await page.mouse.wheel(0, 10);
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
  await page.waitForTimeout(600);
  expect(await scrollY(page)).not.toBe(1500);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('no link scrolls smoothly to a form', async ({ page }) => {
    const scrolls = await watchScrolls(page);
    await openAt(page, '/', 600);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Get Consultation' }).click();
    await expectForm(page, 'consultation-form');
    await press(page, 'Annuity Review');
    await expectForm(page, 'annuity-review-form');
    await page.goto('/annuity-review');
    await expectForm(page, 'annuity-review-form');
    await page.goto('/consultation?carrier=Northmere%20Life');
    await expectForm(page, 'consultation-form');
    expect((await scrolls()).map(({ behavior }) => behavior)).not.toContain('smooth');
  });
});
