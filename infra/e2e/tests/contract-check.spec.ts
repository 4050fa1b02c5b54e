import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { expect, goOffline, openPage, pageIsLive, test } from '../src/test.ts';

const path = '/annuity-review/check';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const answer = (page: Page) => page.getByRole('region', { name: /In your answers|Example, not your contract/ });

async function open(page: Page, hash = ''): Promise<void> {
  await openPage(page, path + hash);
}

test('by keyboard alone on a phone: answers, a flag, an unsure answer, the result; over reload, back and offline; nothing is sent', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));

  await field(page, 'Contract value today').focus();
  await page.keyboard.type('$265k');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Contract value today')).toHaveValue('265,000');
  await page.keyboard.press('Tab');
  await expect(field(page, 'All yearly fees together')).toBeFocused();
  await page.keyboard.type('3.4');
  await expect(page.getByText('$265,000 × 3.40% = $9,010 a year')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'red flag' })).toHaveText('One red flag.');

  for (const _ of ['not sure of the fees', 'the period', 'not sure of it']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Surrender period in all')).toHaveValue('Not sure');
  await expect(page.getByRole('region', { name: 'Questions to ask' })).toContainText('How long is the surrender period');
  await expect(answer(page)).toContainText('One red flag');
  await expect(page).toHaveURL(/#value=265000&fees=3.4&period=unsure$/);

  await page.reload();
  await pageIsLive(page);
  await expect(answer(page)).toContainText('One red flag');
  await page.getByRole('link', { name: 'Request a free review' }).click();
  await expect(page).toHaveURL(/\/annuity-review$/);
  await page.goBack();
  await expect(answer(page)).toContainText('One red flag');

  await page.getByText(/^More questions/).click();
  await page.getByText('Getting out', { exact: true }).click();
  await field(page, 'Surrender charge now').fill('6');
  await expect(page).toHaveURL(/charge=6/);
  await page.getByRole('link', { name: 'See if leaving pays, with these numbers' }).click();
  await expect(page).toHaveURL(/\/annuity-review\/leave-or-stay#value=265000&charge=6&fees=3\.4$/);
  await pageIsLive(page);
  await expect(page.getByText('Filled in with your numbers from the contract check.')).toBeVisible();
  await goOffline(page);
  await page.getByRole('group', { name: 'Does yours adjust with interest rates?' }).getByRole('radio', { name: 'No', exact: true }).check();
  await expect(page.getByRole('region', { name: /^Leaving pays for itself after about/ })).toContainText('1.1 years');
  await page.getByRole('slider', { name: 'Read the chart at a year' }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('After 0 years: stay $265,000, leave $249,100, $15,900 less')).toBeVisible();
  await context.setOffline(false);
  expect(sent.filter((request) => /265,?000|unsure/.test(request))).toEqual([]);
  complaints.length = 0;
});

const everything =
  '#value=150000&paidIn=120000&credit=cap&rate=6&fees=3.4&period=12&left=8&charge=9&free=5&mva=yes&needAmount=60000&needYears=3&bonus=8&bonusBack=yes&rollUp=8&rollUpKind=simple&rollUpYears=10&payout=5&asCash=yes&earned=3&newRate=5.5&newFees=unsure&newYears=7&schedule=8%2C+7';

test('the check and "Leave or stay" are accessible with every flag, everything open and an error shown', async ({ page }) => {
  await open(page, `${everything}&amount=150000&said=rollUp.noRisk.cap`);
  await page.getByRole('button', { name: 'Show the phrases (3 picked)' }).click();
  await expect(page.getByRole('heading', { name: 'Market Value Adjustment', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'The brochure’s cap, in percent' }).fill('much');
  await expect(answer(page)).toContainText('Eleven red flags');
  await field(page, 'Contract value today').fill('much');
  await expectAccessible(page);
  await openPage(page, '/annuity-review/leave-or-stay#value=150000&mva=yes');
  for (const words of ['Show the figures as a table', 'See the math']) await page.locator('summary', { hasText: words }).click();
  await field(page, 'Contract value today').fill('much');
  await expectAccessible(page);
});
