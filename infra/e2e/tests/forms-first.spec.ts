import type { Page } from '@playwright/test';
import { expect, openPage, pageIsLive, test } from '../src/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const inMenu = async (page: Page, name: string) => {
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  await page.locator('details').getByRole('link', { name }).click();
};
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const inPage = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first().click();

/** Each way to a form: where it starts, what is pressed there, and which heading takes the focus when it ends. */
const ways: readonly [from: string, press: (page: Page) => Promise<void>, heading: string][] = [
  ['/', (page) => inMenu(page, 'Get Consultation'), 'Request your consultation'],
  ['/', (page) => inFooter(page, 'Get Consultation'), 'Request your consultation'],
  ['/resources', (page) => inPage(page, 'Get Consultation'), 'Request your consultation'],
  ['/comparison-tools', (page) => inPage(page, /^Lock This Rate/), 'Request your consultation'],
  ['/comparison-tools', (page) => inPage(page, 'Get Current Quote'), 'Schedule Your Consultation'],
  ['/', (page) => inMenu(page, 'Annuity Review'), 'Request your annuity review'],
  ['/', (page) => inFooter(page, 'Annuity Review'), 'Request your annuity review'],
];

/** The longest of what the rate tool writes. */
const withProduct =
  '/consultation?carrier=Great+Northwestern+Mutual+Life&product=Index+Shelter+Guarantee+10&type=FIA&rate=9.25&term=10+years&minimum=25000&rating=A%2B%2B';

test('on a phone the first field is within 700 px of the top, whichever way leads to the form', async ({ page }) => {
  for (const [from, press, heading] of ways) {
    await openPage(page, from);
    await press(page);
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    expect.soft((await firstField(page)).inWindow, `${from}, ${heading}`).toBeLessThan(700);
  }
  await openPage(page, withProduct);
  await expect(page.getByRole('heading', { name: 'Request your consultation' })).toBeFocused();
  expect.soft((await firstField(page)).inWindow, 'a product in the address').toBeLessThan(700);
  await openPage(page, '/consultation');
  expect.soft((await firstField(page)).inPage, '/consultation').toBeLessThan(700);
  // The review begins with what a review finds, and scrolls to its form by itself.
  await openPage(page, '/annuity-review');
  await expect(page.getByRole('heading', { name: 'Request your annuity review' })).toBeFocused();
  expect.soft((await firstField(page)).inWindow, '/annuity-review').toBeLessThan(700);
});

/** Pixels above the first field of the form. */
async function firstField(page: Page): Promise<{ readonly inWindow: number; readonly inPage: number }> {
  await pageIsLive(page);
  const field = page.getByRole('form').getByLabel('First name');
  const place = await field.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return { inWindow: Math.round(top), inPage: Math.round(top + window.scrollY) };
  });
  expect(place.inWindow).toBeGreaterThanOrEqual(0);
  return place;
}
