import type { Page } from '@playwright/test';
import { consultationForm, fillConsultation, person, submitConsultation } from '../src/consultation.ts';
import { openDesk } from '../src/desk.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { blockStorage, pressEverything, refuseLateCode } from '../src/refuse-extras.ts';
import { expect, installation, openPage, pageIsLive, pages, test } from '../src/test.ts';

/** A refused file is a console error, and so is the desk's question who is signed in. */
function withoutRefusals(complaints: string[]): string[] {
  const others = complaints.filter((text) => !/ERR_CONNECTION_REFUSED|status of 401|^401/.test(text));
  complaints.length = 0;
  return others;
}

test('text typed before the scripts arrive is kept', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/shell.*.js');
  await page.goto('/consultation', { waitUntil: 'commit' });
  const name = consultationForm(page).getByLabel('First name');
  await name.fill('Typed early');
  release();
  await pageIsLive(page);
  await expect(name).toHaveValue('Typed early');
  await consultationForm(page).getByLabel('Last name').fill('Later');
  await page.reload();
  await pageIsLive(page);
  await expect(name).toHaveValue('Typed early');
});

test('the served page and the text typed into it stay while the page waits for its own script', async ({ page }) => {
  const release = await holdRequests(page, '**/remotes/mfe-content/assets/page-consultation.*.js');
  const reached = page.waitForRequest('**/remotes/mfe-content/assets/page-consultation.*.js');
  await page.goto('/consultation', { waitUntil: 'commit' });
  const name = consultationForm(page).getByLabel('First name');
  const served = await name.elementHandle();
  await reached;
  await name.fill('Typed early');
  release();
  await pageIsLive(page);
  await expect(name).toHaveValue('Typed early');
  expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
});

/** What a visitor reads of the page itself. */
function wordsOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('main')?.innerText.split(/\s+/).length ?? 0);
}

/** Late code that a page loads when everything is pressed. It proves that late code is refused. */
const lateCode: Readonly<Record<string, string>> = {
  '/consultation': 'email-spell-checker',
  '/education/annuity-types/variable': 'glossary-terms',
};

for (const { path } of pages) {
  test(`${path} keeps its text without storage and cookies, while all late code is refused and everything is pressed`, async ({
    page,
    complaints,
  }) => {
    await blockStorage(page);
    await openPage(page, path);
    const refused = new Set<string>();
    await refuseLateCode(page, refused);
    const before = await wordsOf(page);
    await pressEverything(page);
    await page.keyboard.press('Escape');
    expect(await wordsOf(page)).toBeGreaterThanOrEqual(before / 2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect([...refused]).toEqual(expect.arrayContaining([lateCode[path] ?? []].flat()));
    expect(withoutRefusals(complaints)).toEqual([]);
  });
}

test('no answer is lost without storage and cookies, while all late code is refused', async ({ page, complaints }) => {
  await blockStorage(page);
  await openPage(page, '/consultation');
  await refuseLateCode(page, new Set());
  // The draft lasts as long as the page, also while the visitor reads another one.
  await consultationForm(page).getByLabel('First name').fill('Typed early');
  await fillConsultation(page, { lastName: 'Unstored', email: 'unstored@example.com' });
  await submitConsultation(page);
  await expect(page.getByRole('heading', { name: `Thank you, ${person.firstName}` })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Consultation Requested')).toBeVisible();
  await expect(page.getByRole('status').getByText('Consultation Requested')).toBeVisible();
  await page.unrouteAll();

  await openPage(page, '/annuity-review');
  await refuseLateCode(page, new Set());
  const form = page.getByRole('form', { name: 'Request your annuity review' });
  for (const [label, value] of Object.entries({ 'First name': 'Ines', 'Last name': 'Unstored', Phone: person.phone }))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('Email', { exact: true }).fill('ines.unstored@example.com');
  await form.getByRole('button', { name: 'Request my review' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ines' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Review Requested')).toBeVisible();
  expect(withoutRefusals(complaints)).toEqual([]);
});

test('the desk opens and answers without storage, while all late code is refused', async ({ page, complaints }) => {
  await blockStorage(page);
  await openDesk(page, installation.origin);
  await refuseLateCode(page, new Set());
  for (const part of ['First calls', 'Pipeline', 'Rates', 'Accounts', 'Audit', 'Requests']) {
    await page.getByRole('navigation', { name: 'Staff desk' }).getByRole('link', { name: part }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(withoutRefusals(complaints)).toEqual([]);
});
