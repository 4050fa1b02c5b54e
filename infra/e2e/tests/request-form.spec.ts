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

test('false contact details are refused beside their fields, and the corrected ones are accepted', async ({ page, complaints }) => {
  await openPage(page, '/consultation');
  const form = consultationForm(page);
  await fillConsultation(page, { email: 'marguerite@gmial.com', phone: '(602) 555-0142' });
  await submitConsultation(page);
  await expect(page.getByRole('group', { name: 'Two answers need another look' })).toBeFocused();
  await expect(page.getByText('Contact Verification Failed').first()).toBeVisible();
  await expect(page.getByText(/^Email: .+ • Phone: .+ made-up/).first()).toBeVisible();
  await expect(form.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/Did you mean marguerite@gmail.com\?/);
  await expect(form.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(/made-up number/);

  await page.getByRole('button', { name: 'Use marguerite@gmail.com' }).click();
  await form.getByLabel('Phone', { exact: true }).fill(person.phone);
  await submitConsultation(page);
  await expectRequested(page);
  // The browser reports the refusal twice.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  complaints.length = 0;
});

test('a form submitted at once shows "Submitting..." until its token is old enough, and is sent once', async ({ page }) => {
  const sent: { token: string | undefined; key: string | undefined }[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (request.method() === 'POST' && request.url().endsWith('/api/consultation-requests'))
      sent.push({ token: headers['x-form-token'], key: headers['idempotency-key'] });
  });
  await openPage(page, '/consultation');
  await fillConsultation(page);
  await page.reload();
  await pageIsLive(page);
  await consultationForm(page).locator('button[type=submit]').dblclick();
  await expect(consultationForm(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
  expect(sent).toEqual([]);
  await expectRequested(page);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.token).toBeTruthy();
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
