import { expectRequested, person } from '../src/consultation.ts';
import { expect, openPage, test } from '../src/test.ts';

test('by keyboard alone: skip link, navigation, calculator and a whole request', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/retirement-calculator/);
  await page.getByLabel(/Amount/).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('100000');
  await expect(page.getByRole('main')).toContainText('$550.00');

  await page.getByRole('banner').getByRole('link', { name: 'Get Consultation' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#consultation-form').getByRole('heading').first()).toBeFocused();
  const type = async (label: string, text: string) => {
    await tabTo(label);
    await page.keyboard.type(text);
  };
  const tabTo = async (label: string) => {
    const field = page.locator('#consultation-form form').getByLabel(label, { exact: true });
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      if (await field.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reached ${label}`);
  };
  await type('First name', person.firstName);
  await type('Last name', person.lastName);
  await type('Email', person.email);
  await type('Phone', person.phone);
  await type('Age', '60');
  await type('Assets', '$250');
  await type('State', 'Ariz');
  await type('Primary concern', person.primaryConcern);
  const submit = page.locator('#consultation-form button[type=submit]');
  for (let presses = 0; presses < 15 && !(await submit.evaluate((element) => element === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectRequested(page);
  await page.keyboard.press('F8');
});

test('every focus stop of the header has a visible outline', async ({ page }) => {
  await openPage(page, '/');
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const element = document.activeElement;
      return element && element !== document.body ? getComputedStyle(element).outlineWidth : '3px';
    });
    expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(2);
  }
});
