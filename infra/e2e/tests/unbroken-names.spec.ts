import { openDesk } from '../src/desk.ts';
import { expect, installation, openPage, test } from '../src/test.ts';

const word = (length: number) => 'Wolfeschlegelsteinhausenbergerdorff'.repeat(12).slice(0, length);

test('an unbroken name of 80 letters breaks at the desk, on the thank-you and in the rate list', async ({ page }) => {
  const wide = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    return page.evaluate(() => document.documentElement.scrollWidth);
  };
  const expectFits = async (place: string) => {
    for (const width of [320, 390]) expect.soft(await wide(width), `${place} at ${width} px`).toBeLessThanOrEqual(width);
  };

  await openPage(page, '/annuity-review');
  await page.getByLabel('First name').fill(word(80));
  await page.getByLabel('Last name').fill(word(80));
  await page
    .getByLabel('Email')
    .first()
    .fill(`${word(60)}@example.com`);
  await page.getByLabel('Phone').first().fill('303-499-7111');
  await page.getByLabel(/insurance company/i).fill(word(110));
  await page
    .locator('form')
    .getByRole('button', { name: /review/i })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: `Thank you, ${word(80)}` })).toBeFocused();
  await expectFits('thank-you');

  await page.route('**/api/annuity-rates*', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const long = data.map((rate: object, place: number) => ({ ...rate, carrier: word(80), productName: word(78) + place }));
    await route.fulfill({ response: answer, json: { ...rest, data: long } });
  });
  await page.goto(`${installation.origin}/comparison-tools?carrier=${word(100)}`);
  await expect(page.getByText(word(80)).first()).toBeVisible();
  await expect(page.getByText(`Your link names ${word(60)}. We don’t have that in our list now.`)).toBeVisible();
  await expectFits('rate list');

  await page.setViewportSize({ width: 1280, height: 900 });
  await openDesk(page, installation.origin);
  await expectFits('lists of the desk');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page
    .getByRole('button', { name: `${word(80)}, ${word(80)}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: `${word(80)} ${word(80)}` })).toBeVisible();
  await expectFits('a request at the desk');
});

test('a link that a mail program altered opens the tool with its numbers, and names what it lost', async ({ page }) => {
  await page.goto(`${installation.origin}/Retirement-Calculator%23amount=123456%26age=66%26start=6x.`);
  await expect(page).toHaveURL(`${installation.origin}/retirement-calculator#amount=123456&age=66&start=6x`);
  await expect(page.getByLabel('Amount', { exact: false }).first()).toHaveValue('123,456');
  await expect(page.getByText('We couldn’t read part of your link: start=6x. Please check what you see here.')).toBeVisible();
  // Into the open page.
  await page.evaluate(() => {
    window.location.hash = '#amount=200000&amp;age=70)';
  });
  await expect(page).toHaveURL(`${installation.origin}/retirement-calculator#amount=200000&age=70`);
  await expect(page.getByLabel('Amount', { exact: false }).first()).toHaveValue('200,000');
});
