import { expect, openPage, test } from '../src/test.ts';

test('on a phone the question below the hero leads to a tool, and from there to the next with its numbers, and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  const answers = page.getByRole('heading', { name: /^Are you buying one/ }).locator('..');
  const trustStrip = page.getByRole('link', { name: 'Where each figure comes from' });
  const [above, below] = [await answers.boundingBox(), await trustStrip.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await answers.getByRole('link', { name: 'Payout calculator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payout calculator' })).toBeVisible();

  const amount = page.getByRole('textbox', { name: /amount/i }).first();
  await amount.fill('310,000');
  await expect(page).toHaveURL(/#amount=310000&age=65&start=65/);
  const next = page.getByRole('navigation', { name: 'What comes next' });
  await next.getByRole('link', { name: /Use these numbers in the income planner$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Income planner' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /annuity/i }).first()).toHaveValue('310,000');
  await expect(page.getByRole('textbox', { name: 'Current age' })).toHaveValue('65');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Payout calculator' })).toBeVisible();
  await expect(amount).toHaveValue('310,000');
});
