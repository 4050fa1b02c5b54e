import { expectAccessible } from '../src/axe.ts';
import { expectRequested, fillConsultation, submitConsultation } from '../src/consultation.ts';
import { mailAbout, readInbox } from '../src/inbox.ts';
import { expect, installation, openPage, test } from '../src/test.ts';

/** Used here only: an address gets five confirmations a day. */
const typo = 'ann.miler@example.com';
const meant = 'ann.miller@example.com';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a visitor corrects a mistyped mailbox on the thank-you page: the mail arrives there, and the first address learns of it', async ({
  page,
}) => {
  await openPage(page, '/consultation');
  await fillConsultation(page, { firstName: 'Ann', lastName: 'Miller', email: typo, state: 'Ohio' });
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/consultation-requests'));
  await submitConsultation(page);
  const { id } = await (await answered).json();
  await expectRequested(page);
  await expect(page.getByText(`We wrote to ${typo}. Wrong?`)).toBeInViewport();
  await expect(page.getByText('What happens next', { exact: true })).toBeInViewport();
  // No toast covers what the page lands on.
  const toast = await page.getByRole('region', { name: /Notifications/ }).boundingBox();
  const heading = await page.getByRole('heading', { name: 'Thank you, Ann' }).boundingBox();
  expect((toast?.y ?? 0) - (heading?.y ?? 0)).toBeGreaterThan(heading?.height ?? 0);
  await page.getByRole('button', { name: 'Change it here' }).click();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Change how we reach you' });
  await form.getByLabel('Email', { exact: true }).fill(meant);
  await form.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Changed. We send our email to the new address.' })).toBeFocused();
  await expect(page.getByText(`We’re writing to ${meant}.`)).toBeVisible();
  const first = await mailAbout(installation.inbox, id, meant);
  expect(first.text).toContain('/my-request#');
  const isTold = async () =>
    (await readInbox(installation.inbox)).some(({ to, text }) => to.includes(typo) && text.includes('You changed: "Email".'));
  await expect.poll(isTold).toBe(true);
});
