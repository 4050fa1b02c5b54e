import { waitForEvents } from '../src/analytics-sink.ts';
import { consultationForm, expectRequested, fillConsultation, person, submitConsultation } from '../src/consultation.ts';
import { expect, installation, openPage, pageIsLive, test } from '../src/test.ts';

const countBox = /Count my request and visits/;

test('a mistyped email domain is corrected by keyboard alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/consultation');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('email-spell-checker'))).toEqual([]);

  const email = consultationForm(page).getByLabel('Email', { exact: true });
  await email.focus();
  await page.keyboard.type('marguerite@gmial.com');
  await page.keyboard.press('Tab');
  await expect(consultationForm(page).getByText('Did you mean marguerite@gmail.com?')).toBeVisible();
  await expect(consultationForm(page).getByLabel('Phone', { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Keep as typed' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Use marguerite@gmail.com' })).toBeFocused();
  for (const button of await consultationForm(page).locator('button[type=button]').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(email).toHaveValue('marguerite@gmail.com');
  await expect(email).toBeFocused();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('a request and the next visit are counted only with consent, and without personal data', async ({ page }) => {
  await openPage(page, '/consultation');
  await fillConsultation(page, { lastName: 'Countwell' });
  await consultationForm(page).getByLabel(countBox).check();
  await submitConsultation(page);
  await expectRequested(page);
  const requested = await waitForEvents(installation.analytics, 'consultation_request', 1);

  await page.reload();
  await pageIsLive(page);
  await expect(consultationForm(page).getByLabel(countBox)).toBeChecked();
  const viewed = await waitForEvents(installation.analytics, 'form_view', 1);
  expect(viewed[0]?.client_id).not.toBe(requested[0]?.client_id);
  const words = JSON.stringify([requested, viewed]);
  for (const secret of [person.firstName, 'Countwell', person.email, '7621401', '762-1401', 'Arizona', 'surrender'])
    expect(words).not.toContain(secret);

  await consultationForm(page).getByLabel(countBox).uncheck();
  await page.reload();
  await pageIsLive(page);
  await expect(consultationForm(page).getByLabel(countBox)).not.toBeChecked();
});
