import { expectRequested, fillConsultation, submitConsultation } from '../src/consultation.ts';
import { openDesk, openRequest, sendReview } from '../src/desk.ts';
import { expect, installation, openPage, test } from '../src/test.ts';
import { staleTexts, translate } from '../src/translate.ts';

test('a request is mended and sent while the page is translated', async ({ page }) => {
  await openPage(page, '/consultation');
  await translate(page);
  await submitConsultation(page);
  await expect(page.getByText('Enter your email address.').first()).toBeVisible();
  await fillConsultation(page, { lastName: 'Translated' });
  await submitConsultation(page);
  await expectRequested(page);
  expect(await staleTexts(page)).toEqual([]);
});

test('every part of the desk, and a step of a request, work while they are translated', async ({ page }) => {
  await sendReview(page, installation.origin, 'Uebersetzt');
  await openDesk(page, installation.origin);
  await translate(page);
  const panel = await openRequest(page, 'Uebersetzt');
  await panel.getByRole('button', { name: 'I will take it' }).click();
  await expect(panel.getByRole('button', { name: 'Reached' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  const parts = page.getByRole('navigation', { name: 'Staff desk' }).getByRole('link');
  expect(await parts.count()).toBeGreaterThan(3);
  for (const part of await parts.all()) {
    await part.click();
    await expect(part).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await staleTexts(page)).toEqual([]);
});
