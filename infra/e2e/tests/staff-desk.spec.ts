import type { LeadDetail, ParkedEffect } from '@annuity-lantern/contracts/http';
import { expectAccessible } from '../src/axe.ts';
import { openDesk, openRequest, rowOf, sendReview, unfold } from '../src/desk.ts';
import { expectPlainText } from '../src/expect-plain-text.ts';
import { staff } from '../src/start-installation.ts';
import { expect, installation, test } from '../src/test.ts';

/** Effects in every state. */
const everyState: LeadDetail['effects'] = {
  verify: { state: 'done', attempts: 2, doneAt: '2026-03-02T15:00:00.000Z' },
  recheck: { state: 'done', attempts: 9, doneAt: '2026-03-03T15:00:00.000Z' },
  persist: { state: 'sending', attempts: 1 },
  staffMail: { state: 'parked', attempts: 20, lastError: 'smtp_unreachable' },
  visitorMail: { state: 'unconfirmed', attempts: 1, lastError: 'smtp_timed_out' },
  webhook: { state: 'due', attempts: 3, nextAt: '2099-03-02T15:00:00.000Z', lastError: 'webhook_unreachable' },
  analytics: { state: 'skipped', attempts: 0 },
  slaWarning: { state: 'skipped', attempts: 1 },
  slaBreach: { state: 'due', attempts: 0, nextAt: '2099-03-02T15:00:00.000Z' },
};

test('the desk is accessible with a request open that has an effect in every state', async ({ page }) => {
  const id = await sendReview(page, installation.origin, 'Everystate');
  await page.route(`**/api/leads/${id}`, async (route) => {
    // Chromium leaves this header out of a call that a test repeats.
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' } });
    const detail: LeadDetail = await answer.json();
    await route.fulfill({ response: answer, json: { ...detail, contact: { email: 'unknown', phone: 'good' }, effects: everyState } });
  });
  await openDesk(page, installation.origin);
  const panel = await openRequest(page, 'Everystate');
  await expect(panel.getByText('Not confirmed', { exact: true })).toBeVisible();
  // Other tests add accounts, which can be owners.
  const owners = await page.evaluate(async (): Promise<{ username: string }[]> => (await fetch('/api/staff/owners')).json());
  await expectPlainText(panel, ['Ines', 'Everystate', ...owners.map(({ username }) => username)]);
  await expectPlainText(page.getByRole('table', { name: /^Annuity review requests/ }).locator('thead'));
  await page.getByText('Filters', { exact: true }).click();
  await expectAccessible(page);
});

test('staff read the effects and history of a request by keyboard, and Escape returns to its row', async ({ page }) => {
  await sendReview(page, installation.origin, 'Keyboard');
  await openDesk(page, installation.origin);
  const row = rowOf(page, 'Keyboard, Ines');
  await row.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Ines Keyboard' });
  await expect(panel.getByText('The fees went up.')).toBeVisible();
  const { effects, history } = await unfold(panel);
  const rows = effects.locator('dl > div');
  const stateOf = (title: string) => rows.filter({ has: page.getByText(title, { exact: true }) }).locator('dd');
  const states = {
    'Contact check': /^Done/,
    'Record completed': /^Done/,
    'Staff mail': /^Done/,
    'Visitor mail': /^(Done|Not wanted)/,
    'CRM webhook': /^(Done|Not set up)/,
    Analytics: /^Not wanted/,
    'Reminder at 20 hours': /^Planned/,
    'Reminder at 24 hours': /^Planned/,
  };
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    for (const [title, words] of Object.entries(states)) await expect(stateOf(title)).toHaveText(words, { timeout: 2_000 });
  }).toPass();
  await expect(history.getByRole('listitem')).toHaveText([
    /Visitor sent the request from \/annuity-review$/,
    /System completed the record$/,
  ]);
  await page.getByRole('button', { name: 'Refresh Data' }).blur();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(row).toBeFocused();
});

test('a status change with a note, and the effects given up, are accessible', async ({ page }) => {
  const leadId = await sendReview(page, installation.origin, 'Stepwise');
  const common = { leadId, parkedAt: '2026-03-02T15:00:00.000Z' };
  const parked: ParkedEffect[] = [
    { ...common, effect: 'staffMail', state: 'parked', reason: 'smtp_unreachable', attempts: 20 },
    {
      ...common,
      effect: 'webhook',
      state: 'parked',
      reason: 'smtp_unreachable',
      attempts: 7,
      leadId: '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0',
    },
    { ...common, effect: 'visitorMail', state: 'unconfirmed', reason: 'smtp_timed_out', attempts: 1 },
  ];
  await page.route('**/api/pipeline/parked*', (route) => route.fulfill({ json: parked }));
  await openDesk(page, installation.origin);
  const panel = await openRequest(page, 'Stepwise');
  await panel.getByLabel('New note').fill('She prefers mornings.');
  const step = panel.getByRole('button', { name: 'I will take it' });
  await expect(async () => {
    // The worker may change the new request first, which refuses the click.
    if (await step.isVisible()) await step.click();
    await expect(panel.getByRole('button', { name: 'Reached' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect((await unfold(panel)).history).toContainText('desk took the requestShe prefers mornings.');
  await panel.getByRole('button', { name: 'Call back on...' }).click();
  await expect(panel.locator('p', { hasText: 'When do you call back?' })).toBeFocused();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Not a fit' }).click();
  await expect(panel.getByLabel(/^Call back on, /)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Spam or a test' }).click();
  // New buttons ignore a pointer for half a second.
  await panel.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(panel.getByText('Saved: the request is open again.')).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('link', { name: 'Show what was given up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pipeline' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Processes' }).getByRole('row', { name: /^lead-worker Green 1 / })).toBeVisible();
  const givenUp = page.getByRole('region', { name: 'Given up' });
  await expect(givenUp.getByRole('listitem')).toHaveCount(3);
  await expectPlainText(givenUp);
  await expectAccessible(page);

  await givenUp.getByRole('button', { name: 'Do again: Visitor mail' }).click();
  await expect(page.getByRole('dialog', { name: 'Visitor mail: do it again?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(givenUp.getByRole('button', { name: 'Do again: Visitor mail' })).toBeFocused();
});

test('on a phone an open request replaces the list until it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sendReview(page, installation.origin, 'Pocket');
  await openDesk(page, installation.origin);
  await rowOf(page, 'Pocket, Ines').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  const panel = await openRequest(page, 'Pocket');
  await expect(panel.getByRole('heading', { name: 'Ines Pocket' })).toBeFocused();
  await expect(panel.getByRole('button', { name: 'No answer' })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await openRequest(page, 'Pocket');
  await expect(page.getByRole('table', { name: /^Annuity review requests/ })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Back to the list' }).click();
  await expect(rowOf(page, 'Pocket, Ines')).toBeFocused();
});

test('every part of the desk opens by its link under its own heading, accessibly', async ({ page, complaints }) => {
  await openDesk(page, installation.origin);
  const links = page.getByRole('navigation', { name: 'Staff desk' }).getByRole('link');
  // Without the state that a link shows beside its name.
  const names = (await links.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    await links.filter({ hasText: name }).click();
    await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expectAccessible(page, 'all');
  }

  // After the session has ended, the whole form is in sight, with the user name.
  await links.filter({ hasText: 'Requests' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.request.delete(`${installation.origin}/api/staff/session`, { headers: { origin: installation.origin } });
  await expect(page.getByText('Your sign-in has ended.')).toBeInViewport();
  await expect(page.getByLabel('User name')).toHaveValue(staff.username.toLowerCase());
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeInViewport({ ratio: 1 });
  // The browser reports the refused calls.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  complaints.length = 0;
});

test('a manager reads the audit by day and verifies it', async ({ page }) => {
  await openDesk(page, installation.origin);
  await page.getByRole('navigation', { name: 'Staff desk' }).getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeFocused();
  await expect(page.getByRole('row', { name: /desk signed in/ }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Verify this day/ })
    .first()
    .click();
  await expect(page.getByText('This day is intact')).toBeVisible();
  await expect(page.getByText(/They match the last hashes that are kept outside the database/)).toBeVisible();
});
