import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { expectAccessible } from '../src/axe.ts';
import { person } from '../src/consultation.ts';
import { mailAbout, staffAddress } from '../src/inbox.ts';
import { sheetsOf } from '../src/sheets-of.ts';
import { expect, installation, openPage, pageIsLive, test } from '../src/test.ts';

/** Used here only: an address gets five confirmations a day. */
const email = 'marguerite.review@example.com';

test('a visitor requests an annuity review, and the mails keep the answers private', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Annuity Review' }).click();
  await expect(page).toHaveURL(/\/annuity-review$/);
  const form = page.getByRole('form', { name: 'Request your annuity review' });
  await expect(page.getByRole('heading', { name: 'Request your annuity review' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Request your annuity review' })).toBeInViewport();

  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Phone', { exact: true }).fill(person.phone);
  await form.getByLabel('Insurance company').fill('Northmere Life');
  await form.getByLabel('Concerns').fill('The fees went up.');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/annuity-review-requests'));
  await form.getByRole('button', { name: 'Request my review' }).click();
  const answer = await answered;
  expect(answer.status()).toBe(201);
  await expect(page.getByText('Review Requested').first()).toBeVisible();
  await expect(page.getByText('Thank you! A specialist will contact you within 24 hours').first()).toBeVisible();

  const { id } = await answer.json();
  await expect(page.getByRole('heading', { name: `Thank you, ${person.firstName}` })).toBeFocused();
  await expect(page.getByText(leadReference(id))).toBeInViewport();
  await expect(form).toBeHidden();
  // The toast is on the page, too, and not on the paper.
  expect(sheetsOf(await page.pdf({ format: 'Letter' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const other of [page.getByRole('banner'), page.getByRole('heading', { level: 1 }), page.getByRole('contentinfo')])
    await expect(other).toBeHidden();
  await expect(page.getByText(leadReference(id))).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  await expect(form.getByLabel('First name')).toHaveValue('');

  const toStaff = JSON.stringify(await mailAbout(installation.inbox, id, staffAddress));
  for (const secret of [person.lastName, email, '762-1401', 'Northmere', 'fees went up']) expect(toStaff).not.toContain(secret);
  const toVisitor = JSON.stringify(await mailAbout(installation.inbox, id, email));
  for (const secret of [person.lastName, '762-1401', 'Northmere', 'fees went up']) expect(toVisitor).not.toContain(secret);
});

test('the review page scrolls to its form when it is opened and to the saved position when it is reloaded', async ({ page }) => {
  // A smooth scroll would still be moving when the next one starts.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/annuity-review');
  await expect(page.getByRole('heading', { name: 'Request your annuity review' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Request your annuity review' })).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.reload();
  await pageIsLive(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  // The page scrolls to its form 100 ms after it is hydrated, if at all.
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});
