import { expectAccessible } from '../src/axe.ts';
import { mailAbout } from '../src/inbox.ts';
import { expect, installation, openPage, test } from '../src/test.ts';

test('on a phone the question below the hero leads to a tool, and from there to the next with its numbers, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/?guarantees=7');
  const answers = page.getByRole('heading', { name: 'Where are you with your annuity?' }).locator('..');
  await test.step('on a small desktop screen, the number of a link, its answer and every way are above the fold', async () => {
    await expect(page.getByRole('textbox', { name: /^My annuity guarantees/ })).toHaveValue('7');
    await expect(page.getByRole('img', { name: /increases by 7% each year.*You earn 1\.37% a year if you live to 85/ })).toBeInViewport();
    for (const link of await answers.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('textbox', { name: /^My annuity guarantees/ }).fill('25');
  await expect(page.getByText('Enter 0 to 20.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport();
  await expectAccessible(page);
  const trustStrip = page.getByRole('link', { name: 'Where each figure comes from' });
  const [above, below] = [await answers.boundingBox(), await trustStrip.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await expect(answers.getByRole('listitem')).toHaveCount(5);
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
  await expect(page.getByText('Filled in with your numbers from the payout calculator.')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Payout calculator' })).toBeVisible();
  await expect(amount).toHaveValue('310,000');
});

test('the guides for a term that ends and for an inheritance count days on a phone, accessibly, and save them for a calendar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00'));
  await openPage(page, '/renewal-window#ends=2026-10-28&days=30&window=after');
  await expect(page.getByText('2 days left: call today')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('renewal-window-2026-11-26.ics');

  await openPage(page, '/inherited-annuity#died=2024-02-29');
  await page.getByRole('radio', { name: 'The husband or wife' }).check();
  await page.getByRole('radio', { name: /Bought with money already taxed/ }).check();
  await expect(page.getByRole('region', { name: 'The first day to watch' })).toContainText('Wednesday, February 28, 2029');
  await page.getByText('Show the rules for every case').click();
  await expectAccessible(page);
  await expect(page).toHaveURL(/#who=spouse&account=nonqualified&died=2024-02-29$/);

  const email = `heir-${Date.now()}@example.org`;
  await page.getByText('Email me a week before').click();
  await page.getByLabel('Your email address').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Nothing starts before that.')).toBeVisible();
  const mail = await mailAbout(installation.inbox, '/reminders#confirm=', email);
  const [, link = ''] = /(\/reminders#confirm=\S+)/.exec(mail.text) ?? [];
  await openPage(page, link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start my reminder' }).click();
  await expect(page.getByRole('status')).toContainText('You get one email, on February 21, 2029. Then we erase your address.');
  await expectAccessible(page);
});
