import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../src/test.ts';

const GUIDE = '/education/annuity-types';
const INDEX_TYPE = `${GUIDE}/fixed-index`;
const GLOSSARY = '/education/glossary';
const capDefinition = /^The most interest an index annuity credits for a period/;

const tooltip = (page: Page) => page.getByRole('tooltip');
const capTerm = (page: Page) => page.getByRole('main').getByRole('button', { name: 'cap', exact: true });
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
/** The glossary entry with this id. */
const entry = (page: Page, id: string) => page.locator(`#${id}`);

async function expectMarked(page: Page, id: string): Promise<void> {
  await expect(entry(page, id)).toBeInViewport();
  await expect.poll(() => markedTerms(page)).toEqual([id]);
}

/** Ids of the highlighted entries. */
function markedTerms(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('li[id]')]
        .filter((item) => getComputedStyle(item).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((item) => item.id),
    );
}

test.describe('a term in the text', () => {
  test('is defined on hover, and the definitions load only then', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, INDEX_TYPE);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await capTerm(page).hover();
    await expect(tooltip(page)).toHaveText(capDefinition);
    expect(asked.slice(before).some((url) => url.includes('glossary-terms'))).toBe(true);
    expect(asked.slice(0, before).some((url) => url.includes('glossary-terms'))).toBe(false);
    // In steps, as a hand moves.
    await page.mouse.move(0, 0, { steps: 8 });
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('is defined on keyboard focus, and Escape closes the definition without moving the focus', async ({ page }) => {
    await openPage(page, INDEX_TYPE);
    await capTerm(page).scrollIntoViewIfNeeded();
    await capTerm(page).focus();
    await expect(tooltip(page)).toHaveText(capDefinition);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(capTerm(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveText(/share of an index’s rise/);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('is defined on a tap, and so is the next one', async ({ page }) => {
      await openPage(page, INDEX_TYPE);
      await capTerm(page).tap();
      await expect(tooltip(page)).toHaveText(capDefinition);
      await page.getByRole('main').getByRole('button', { name: 'spread', exact: true }).tap();
      await expect(tooltip(page)).toHaveText(/takes off the index gain/);
    });
  });
});

test.describe('the glossary', () => {
  test('finds parts of words, counts the results and keeps the search in the address', async ({ page }) => {
    await openPage(page, GLOSSARY);
    const field = page.getByRole('searchbox', { name: 'Search the glossary' });
    await field.fill('surrender ch');
    await expect(page.getByRole('status')).toHaveText(/^\d+ of \d+ terms with “surrender ch”$/);
    await expect(page.getByRole('heading', { level: 3, name: 'Surrender charge' })).toBeVisible();
    await expect(entry(page, 'surrender-charge').getByText('See also')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Annuitant' })).toHaveCount(0);
    await expect(page).toHaveURL(/\?q=surrender\+ch$/);

    await page.reload();
    await expect(field).toHaveValue('surrender ch');
    await expect(page.getByRole('heading', { level: 3, name: 'Annuitant' })).toHaveCount(0);

    await field.fill('zebra');
    await expect(page.getByText('No term found.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(field).toBeFocused();
    await expect(page.getByRole('heading', { level: 3, name: 'Annuitant' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${GLOSSARY}$`));
  });

  test('highlights the term of the anchor, and follows a link to another term and back', async ({ page }) => {
    await openPage(page, `${GLOSSARY}#cap-rate`);
    await expectMarked(page, 'cap-rate');
    await expect(entry(page, 'cap-rate').getByText(capDefinition)).toBeVisible();
    await expect(entry(page, 'spread').getByText(/takes off the index gain/)).toBeHidden();
    await entry(page, 'cap-rate').getByRole('link', { name: 'Spread' }).click();
    await expect(page).toHaveURL(/#spread$/);
    await expectMarked(page, 'spread');
    await page.goBack();
    await expect(page).toHaveURL(/#cap-rate$/);
    await expectMarked(page, 'cap-rate');
  });

  test('clears the search when a link leads to a term that it hides', async ({ page }) => {
    await openPage(page, `${GLOSSARY}?q=spia`);
    await entry(page, 'spia').getByRole('link', { name: 'Life only' }).click();
    await expectMarked(page, 'life-only');
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('jumps to a letter', async ({ page }) => {
    await openPage(page, GLOSSARY);
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'S', exact: true })).toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'Letters' }).locator('[aria-current]')).toHaveText('S');
    await expect(page.getByRole('navigation', { name: 'Letters' })).toBeInViewport({ ratio: 1 });
  });

  test('prints its terms and definitions without controls', async ({ page }) => {
    await openPage(page, GLOSSARY);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 3, name: 'Withdrawal charge' })).toBeVisible();
    await expect(entry(page, 'cap-rate').getByText(capDefinition)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print the glossary' })).toBeHidden();
    await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0);
  });
});

test.describe('the guide', () => {
  test('marks the section being read in its contents', async ({ page }) => {
    await openPage(page, INDEX_TYPE);
    const current = contents(page).locator('[aria-current=location]');
    await expect(current).toHaveText('How it works');
    await contents(page).getByRole('link', { name: 'Red flags' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Red flags' })).toBeFocused();
    await expect(current).toHaveText('Red flags');
    await expect(current).toBeInViewport();
    await page.locator('#who-it-suits').evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect(current).toHaveText('Who it suits');
  });

  test('collapses its contents on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, INDEX_TYPE);
    const link = contents(page).getByRole('link', { name: 'What it costs' });
    await expect(link).toBeHidden();
    await contents(page).getByText('Contents').click();
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: 'What it costs' })).toBeInViewport();
  });

  test('leads an old anchor to the page of its type, and back past the overview', async ({ page }) => {
    await openPage(page, GLOSSARY);
    await page.goto(`${GUIDE}#deferred-income`);
    await expect(page).toHaveURL(`${GUIDE}/deferred-income`);
    await expect(page.getByRole('heading', { level: 1, name: 'Deferred income annuity (DIA, QLAC)' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(GLOSSARY);
  });

  test('prints its words, drawings and figures without the contents', async ({ page }) => {
    await openPage(page, INDEX_TYPE);
    await page.emulateMedia({ media: 'print' });
    await expect(capTerm(page)).toBeVisible();
    await expect(contents(page)).toBeHidden();
    await expect(page.getByRole('img', { name: /Five years of an index/ }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('cell', { name: '$112,360' }).first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('guide and glossary are complete, and their anchors work', async ({ page, complaints }) => {
    await page.goto(`${GUIDE}#variable`);
    const link = entry(page, 'variable').getByRole('link', { name: 'Variable annuity (VA)' });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page.getByText('What would I pay for the same funds outside an annuity?')).toBeVisible();
    await contents(page).getByRole('link', { name: 'Red flags' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Red flags' })).toBeInViewport();

    await page.goto(`${GLOSSARY}#cap-rate`);
    await expect(entry(page, 'cap-rate')).toBeInViewport();
    await expect(entry(page, 'cap-rate').getByText(capDefinition)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 3, name: 'Yield to surrender' })).toBeAttached();
    // With scripts disabled, Chromium reports each preload of a script as blocked.
    expect(complaints.filter((text) => !text.endsWith('csp'))).toEqual([]);
    complaints.length = 0;
  });
});
