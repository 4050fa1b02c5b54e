import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFindings } from '../src/axe.ts';
import { consultationForm, fillConsultation, person, submitConsultation } from '../src/consultation.ts';
import { staff } from '../src/start-installation.ts';
import { expect, installation, pages, test } from '../src/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test.afterEach(({ complaints }) => {
  // With scripts disabled, Chromium reports each preload of a script as blocked. It reports a page that names errors by its status.
  const expected = /^failed: \S+\.js csp$|^console: Failed to load resource: .* 422 |^422: \S+$/;
  const others = complaints.filter((text) => !expected.test(text));
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

test('a request is refused with its errors, mended, sent and stored once, also after back and reload', async ({ page }) => {
  const lastName = 'Scriptless';
  const email = 'marguerite.scriptless@example.com';
  const form = consultationForm(page);
  await page.goto('/consultation');
  await expect(page.getByRole('main').locator('noscript')).toHaveCount(0);

  await test.step('the browser refuses an empty form', async () => {
    await submitConsultation(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule Your Consultation');
    await expect(form.getByLabel('First name')).toBeFocused();
  });

  await test.step('we name what is wrong, and keep every answer', async () => {
    await fillConsultation(page, { lastName, email, phone: '202 762 140', primaryConcern: 'Two\nlines' });
    await form.getByLabel('Choose times').check();
    await form.getByLabel('Monday').check();
    await form.getByLabel(/automated text messages/).check();
    await submitConsultation(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request your consultation');
    const summary = page.getByRole('group', { name: 'Two answers need another look' });
    await expect(summary.getByRole('link')).toHaveText([
      'A US number has 10 digits. This is not one we can dial.',
      'Choose at least one time of day, and your time zone. Or choose "Any time".',
    ]);
    await summary.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/consultation#consultation-phone$/);
    await expect(form.getByLabel('Phone', { exact: true })).toBeInViewport();
    await expect(form.getByLabel('First name')).toHaveValue(person.firstName);
    await expect(form.getByLabel('State', { exact: true })).toHaveValue('AZ');
    await expect(form.getByLabel('Primary concern')).toHaveValue('Two\nlines');
    await expect(form.getByLabel('Monday')).toBeChecked();
    await expect(form.getByLabel(/automated text messages/)).toBeChecked();
    await expectReadable(page);
  });

  await test.step('the mended form is sent, and a reload says thank you again', async () => {
    await form.getByLabel('Phone', { exact: true }).fill(person.phone);
    await form.getByRole('radio', { name: 'Any time' }).check();
    await submitConsultation(page);
    await expectThanks(page);
    const reference = await referenceOf(page);
    await expectReadable(page);
    await page.reload();
    await expectThanks(page);
    expect(await referenceOf(page)).toBe(reference);
    await page.goBack();
    await expect(form.getByLabel('First name')).toBeVisible();
    await submitConsultation(page);
    await expectThanks(page);
    expect(await referenceOf(page)).toBe(reference);
    await expect(page).toHaveURL(/\/consultation(#[a-z-]+)?$/);
  });

  await expect.poll(() => countLeads(page, email)).toBe(1);
  const logs = join(installation.dataDir, 'logs');
  for (const file of await readdir(logs)) expect(await readFile(join(logs, file), 'utf8'), file).not.toContain(lastName);
});

test('a request for a review is sent with the contact alone, by a second press', async ({ page }) => {
  await page.goto('/annuity-review');
  const form = page.locator('#annuity-review-form form');
  await form.getByLabel('First name').fill('Wilhelmina');
  await form.getByLabel('Last name').fill('Scriptless');
  await form.getByLabel('Email', { exact: true }).fill('wilhelmina.scriptless@example.com');
  await form.getByLabel('Phone', { exact: true }).fill(person.phone);
  await form.getByRole('button', { name: 'Request my review' }).click();
  await expect(page.getByText('One more press')).toBeVisible();
  await expectReadable(page);
  await form.getByRole('button', { name: 'Request my review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Wilhelmina');
  await expect(page.getByText('Review Requested')).toBeVisible();
  // On a busy machine it may be sealed first, and stored a little later.
  await expect.poll(() => countLeads(page, 'wilhelmina.scriptless@example.com')).toBe(1);
});

async function expectThanks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${person.firstName}`);
  await expect(page.getByText('Thank you! A specialist will contact you within 24 hours')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
}

function referenceOf(page: Page): Promise<string> {
  return page.locator('dt', { hasText: 'Your reference number' }).locator('xpath=following-sibling::dd/p[1]').innerText();
}

/** Readable on the narrowest phone, and nothing that axe finds. Axe itself is a script, so it runs in a second page of the same content. */
async function expectReadable(page: Page): Promise<void> {
  const copy = await page
    .context()
    .browser()
    ?.newPage({ javaScriptEnabled: true, viewport: { width: 320, height: 700 } });
  if (!copy) throw new Error('the browser is gone');
  const address = page.url();
  const body = await page.content();
  await copy.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await copy.goto(address);
  expect(await copy.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await axeFindings(copy)).toEqual([]);
  await copy.close();
}

async function countLeads(page: Page, email: string): Promise<number> {
  const headers = { origin: installation.origin };
  const { username, password } = staff;
  const signedIn = await page.request.post('/api/staff/session', { data: { username, password }, headers });
  expect(signedIn.ok()).toBe(true);
  const found = await page.request.post('/api/leads/search', { data: { q: email }, headers });
  return (await found.json()).rows.length;
}
