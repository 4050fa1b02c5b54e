import { expectAccessible } from '../src/axe.ts';
import { expect, goOffline, openPage, pageIsLive, test } from '../src/test.ts';

const path = '/retirement-calculator';

test('by keyboard alone: figures, both charts, the assumptions; all of it is kept over a reload and works offline', async ({ page }) => {
  // Life expectancy depends on the birth year, and with it on the current year.
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'));
  await openPage(page, '/');
  await openPage(page, path);
  const main = page.getByRole('main');
  const retype = async (label: RegExp, text: string) => {
    await main.getByRole('textbox', { name: label }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await expect(main).toContainText('counted to age 85, which 56 of 100 reach');

  await main.getByRole('slider', { name: 'Read the income at an age' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main).toContainText('By 91: $343,200 received, $143,200 more than you paid');
  for (const more of ['Show the yearly return', 'Show how long it lasts', 'Work out the amount']) {
    await main.locator('summary', { hasText: more }).press('Enter');
  }
  await main.getByRole('slider', { name: 'Read the returns at an age' }).focus();
  await page.keyboard.press('End');
  await expect(main).toContainText('Live to 100: 5.63% a year, 3.05% after inflation; 5 of 100 do');

  await retype(/^Amount to pay in/, '$250k');
  await main.getByLabel('Current age').focus();
  await page.keyboard.press('Home');
  await expect(main).toContainText('Live to 85 and you earn 1.38% a year. Live to 95: 2.83%.');
  await retype(/^Inflation/, '3');
  await expect(main).toContainText('After 3% inflation a year');
  await retype(/^Yearly return/, '0');
  await expect(main).toContainText('a year until you’re 81. Then it’s gone.');
  await retype(/^Monthly income wanted/, '2000');
  await expect(main).toContainText('$2,000.00 a month from age 65 takes about $363,637.');
  await expect(page).toHaveURL(/#amount=250000&age=55&start=65&sex=average&inflation=3&earns=0&target=2000$/);

  await page.reload();
  await pageIsLive(page);
  await expect(main).toContainText('$1,375.00');
  for (const more of ['Show the yearly return', 'Work out the amount']) await main.getByText(more).click();
  await expect(main.getByRole('textbox', { name: /^Inflation/ })).toHaveValue('3');
  await expect(main).toContainText('takes about $363,637.');

  await goOffline(page);
  await main.getByRole('button', { name: 'Work with $363,637' }).click();
  await expect(main).toContainText('$2,000.00');
  await main.getByLabel('Income start age').selectOption('70');
  await expect(main).toContainText('From age 70 you would receive about');
  await main.getByRole('combobox', { name: 'Pays' }).selectOption('Me, then my spouse (half)');
  await main.getByLabel('Spouse’s age').selectOption('63');
  await expect(main).toContainText(/Then your spouse: about \$[\d,.]+ a month, for life\. Our estimate for two/);
  await page.context().setOffline(false);

  // All changes share one history entry: back leaves the page.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('the calculator is accessible with a result, an impossible start age, errors and no amount', async ({ page }) => {
  // Values that the page could not have written are ignored.
  await openPage(page, `${path}#amount=99999999&age=400&start=85&sex=%3Cb%3E&inflation=1e9&earns=-5&target=0&__proto__=1`);
  const main = page.getByRole('main');
  await expect(main).toContainText('$774,999.99');
  await main.getByRole('combobox', { name: 'Pays' }).selectOption('Me, then my spouse (2/3)');
  for (const summary of await main.locator('summary').all()) await summary.click();
  await expect(main.getByRole('textbox', { name: /^Inflation/ })).toHaveValue('2.5');
  await expectAccessible(page);
  await main.getByLabel('Current age').selectOption('80');
  await main.getByLabel('Income start age').selectOption('65');
  await expect(main.getByText('Income can’t start in the past: choose 80 or later')).toHaveCount(3);
  await expect(main.getByRole('figure')).toHaveCount(0);
  await expectAccessible(page);
  await main.getByLabel('Income start age').selectOption('80');
  await main.getByRole('textbox', { name: /^Inflation/ }).fill('lots');
  await main.getByRole('textbox', { name: /^Amount to pay in/ }).fill('lots');
  await expect(main.getByText('Enter percent a year, from 0 to 10.')).toBeVisible();
  await expect(main).toContainText('Still the result for $99,999,999');
  await expectAccessible(page);
  await main.getByRole('textbox', { name: /^Amount to pay in/ }).fill('');
  await expect(main.getByText('No result yet')).toBeVisible();
  await expectAccessible(page);
});
