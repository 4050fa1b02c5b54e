import { axeFindings } from '../src/axe.ts';
import { expect, pageIsLive, test } from '../src/test.ts';

const path = '/retirement-calculator';

test('by keyboard: figures, both charts, the assumptions; a reload brings all of it back, and it goes on without a network', async ({
  page,
}) => {
  // The chances depend on the birth year, which is this year less the age.
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'));
  await page.goto('/');
  await pageIsLive(page);
  await page.goto(path);
  await pageIsLive(page);
  const main = page.getByRole('main');
  const retype = async (label: RegExp, text: string) => {
    await main.getByRole('textbox', { name: label }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await expect(main).toContainText('counted to age 85, which 56 of 100 reach');

  await main.getByRole('slider', { name: 'Read the income at an age' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main).toContainText('By 91: $343,200 received, $143,200 more than was paid');
  await main.getByRole('slider', { name: 'Read the returns at an age' }).focus();
  await page.keyboard.press('End');
  await expect(main).toContainText('Live to 100: 5.63% a year, 3.05% after inflation; 5 of 100 do');

  await retype(/^Amount to pay in/, '$250k');
  await main.getByLabel('Current age').focus();
  await page.keyboard.press('Home');
  await expect(main).toContainText('Living to 85 earns 1.38% a year, living to 95 2.83%.');
  await retype(/^Inflation/, '3');
  await expect(main).toContainText('With prices rising 3% a year');
  await retype(/^Yearly return/, '0');
  await expect(main).toContainText('a year into its year 16: at 81 it is used up');
  await retype(/^Monthly income wanted/, '2000');
  await expect(main).toContainText('$2,000.00 a month from age 65 takes about $363,637.');
  await expect(page).toHaveURL(/#amount=250000&age=55&start=65&sex=average&inflation=3&earns=0&target=2000$/);

  await page.reload();
  await pageIsLive(page);
  await expect(main).toContainText('$1,375.00');
  await expect(main.getByRole('textbox', { name: /^Inflation/ })).toHaveValue('3');
  await expect(main).toContainText('takes about $363,637.');

  await page.context().setOffline(true);
  await main.getByRole('button', { name: 'Work with $363,637' }).click();
  await expect(main).toContainText('$2,000.00');
  await main.getByLabel('Income start age').selectOption('70');
  await expect(main).toContainText('From age 70 you would receive about');
  await page.context().setOffline(false);

  // Every change stands in one entry of the history: back leaves the page.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

for (const [theme, width] of [
  ['dark', 320],
  ['light', 1280],
] as const) {
  test(`no axe finding and no sideways scroll in ${theme} at ${width} px: worked out, in the past, wrong, empty`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('annuity-lantern.theme', chosen), theme);
    await page.setViewportSize({ width, height: 900 });
    const check = async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    // What nobody could have written with the page is passed over.
    await page.goto(`${path}#amount=99999999&age=400&start=85&sex=%3Cb%3E&inflation=1e9&earns=-5&target=0&__proto__=1`);
    await pageIsLive(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('$774,999.99');
    await expect(main.getByRole('textbox', { name: /^Inflation/ })).toHaveValue('2.5');
    for (const summary of await main.locator('summary').all()) await summary.click();
    await check();
    await main.getByLabel('Current age').selectOption('80');
    await main.getByLabel('Income start age').selectOption('65');
    await expect(main.getByText('Income cannot start in the past: choose 80 or later')).toHaveCount(2);
    await expect(main.getByRole('figure')).toHaveCount(0);
    await check();
    await main.getByLabel('Income start age').selectOption('80');
    await main.getByRole('textbox', { name: /^Inflation/ }).fill('lots');
    await main.getByRole('textbox', { name: /^Amount to pay in/ }).fill('lots');
    await expect(main.getByText('Enter percent a year, from 0 to 10.')).toBeVisible();
    await expect(main).toContainText('Still the result for $99,999,999');
    await check();
    await main.getByRole('textbox', { name: /^Amount to pay in/ }).fill('');
    await expect(main.getByText('No result yet')).toBeVisible();
    await check();
  });
}
