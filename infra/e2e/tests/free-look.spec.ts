import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { expect, openPage, test } from '../src/test.ts';

const path = '/annuity-alert/free-look';

/** A Saturday. The clock of the page is fixed, so that the number of days left is known. */
const today = new Date('2026-11-21T12:00:00');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(today);
});

async function open(page: Page, hash = ''): Promise<void> {
  await openPage(page, path + hash);
}

test('the helper is accessible while days are left, after the last day and with an error shown', async ({ page }) => {
  await open(page, '#delivered=2026-11-10&days=20');
  await expect(page.getByText('9 days left')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Day', { exact: true }).fill('1');
  await page.getByLabel(/How many days/).fill('19');
  await expect(page.getByText('1 day ago. It may still be worth asking.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Month').fill('13');
  await expect(page.getByText('Enter 1 to 12, or the name.')).toBeVisible();
  await expect(page.getByText('No last day yet')).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard alone: count, calendar file, letter; nothing is sent, and the address has nothing of the letter', async ({ page }) => {
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) sent.push(request.url() + (request.postData() ?? ''));
  });
  await page.getByLabel('Month').focus();
  await page.keyboard.type('nov');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2026');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Your state')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('It replaces another annuity or life insurance')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await expect(page.getByRole('region', { name: 'Your last day to cancel' })).toContainText('Monday, November 30, 2026');
  await expect(page.getByText('9 days left')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the last day for my calendar' }).focus();
  await page.keyboard.press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('free-look-2026-11-30.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20261130\r\n');
  // Two of the last day, and one of the day to mail the letter.
  expect(file.match(/BEGIN:VALARM\r\n/g)).toHaveLength(3);

  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Ada Sample');
  await page.getByLabel('Contract number').focus();
  await page.keyboard.type('ZQ-7788');
  const letter = page.getByRole('article', { name: 'The letter' });
  await expect(letter).toContainText('Contract number: ZQ-7788');
  await expect(letter).toContainText('was delivered to me on November 10, 2026');
  await expect(page).toHaveURL(/#delivered=2026-11-10&days=20$/);
  expect(sent.filter((request) => /Ada|ZQ-7788|2026-11-10/.test(request))).toEqual([]);
});

test('the letter prints alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await open(page, '#delivered=2026-11-10&days=20');
  await page.getByRole('button', { name: 'Print the letter' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('To whom it may concern:')).toBeVisible();
  for (const heading of ['Free-look helper', 'Your last day to cancel', 'Send it so that you can prove it'])
    await expect(page.getByRole('heading', { name: heading })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: 'Your last day to cancel' })).toBeVisible();
});
