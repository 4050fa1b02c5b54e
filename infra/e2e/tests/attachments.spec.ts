import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { expectRequested, fillConsultation, person, submitConsultation } from '../src/consultation.ts';
import { openDesk, rowOf } from '../src/desk.ts';
import { mailAbout, staffAddress } from '../src/inbox.ts';
import { expect, installation, openPage, pageIsLive, test } from '../src/test.ts';

const payout = {
  attachment: { kind: 'payout-calculator', version: 1, inputs: { amount: '$251,937', currentAge: '65', incomeStartAge: '70' } },
  title: 'Payout calculator',
  lines: [
    { label: 'Amount to pay in', value: '$251,937' },
    { label: 'Current age', value: '65' },
    { label: 'Income start age', value: '70' },
  ],
};
const check = {
  attachment: { kind: 'contract-check', version: 1, inputs: { surrenderYearsLeft: 'not sure', yearlyFees: '3.17%' } },
  title: 'Contract check',
  lines: [
    { label: 'Surrender years left', value: 'not sure' },
    { label: 'Yearly fees', value: '3.17%' },
  ],
};
/** Used here only: an address gets five confirmations a day. */
const email = 'marguerite.figures@example.com';
const legend = 'Send your figures along (optional)';
const block = (page: Page) => page.getByRole('group', { name: legend });

/** Stores figures as the tools do, then goes to the form as a visitor does. */
async function takeAlong(page: Page, figures: readonly object[]): Promise<void> {
  await openPage(page, '/about');
  await page.evaluate((offered) => sessionStorage.setItem('annuity-lantern.offered-figures', JSON.stringify(offered)), figures);
  await page.getByRole('banner').getByRole('link', { name: 'Get Consultation' }).click();
  await expect(page.getByRole('heading', { name: 'Request your consultation' })).toBeFocused();
}

async function sendRequest(page: Page, lastName: string): Promise<string> {
  await fillConsultation(page, { lastName, email });
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/consultation-requests'));
  await submitConsultation(page);
  await expectRequested(page);
  return (await (await answered).json()).id;
}

test('the figures of a tool are sent when their box is checked, and only the desk shows them', async ({ page }) => {
  await openPage(page, '/retirement-calculator');
  const tool = page.getByRole('main');
  await tool.getByLabel(/Amount/).fill('$251,937');
  await tool.getByRole('link', { name: 'Take these figures along' }).click();
  await expect(page.getByRole('heading', { name: 'Request your consultation' })).toBeFocused();
  expect(page.url()).toBe(`${installation.origin}/consultation`);

  const box = block(page).getByRole('checkbox', { name: 'Payout calculator' });
  await expect(box).not.toBeChecked();
  await block(page).getByText('See these 3 figures').click();
  await expect(block(page).locator('dl > div').first()).toHaveText(/\$251,937$/);
  await box.check();
  await page.reload();
  await pageIsLive(page);
  await expect(box).toBeChecked();

  const id = await sendRequest(page, 'Sendsalong');
  await expect(block(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /figures|draft|key$/.test(key)))).toEqual([]);

  for (const address of [staffAddress, email])
    expect(JSON.stringify(await mailAbout(installation.inbox, id, address))).not.toContain('251,937');

  await openDesk(page, installation.origin);
  const lists = await page.request.get('/api/consultation-requests');
  expect(await lists.text()).not.toContain('251,937');
  await rowOf(page, `Sendsalong, ${person.firstName}`).click();
  const sent = page.getByRole('region', { name: 'Figures the visitor sent' });
  await expect(sent.getByRole('table', { name: 'Payout calculator version 1' })).toBeVisible();
  await expect(sent.getByRole('row')).toHaveText([/^Amount\s*\$251,937$/, /^Current age\s*\d\d$/, /^Income start age\s*\d\d$/]);
  const opening = page.context().waitForEvent('page');
  await sent.getByRole('link', { name: 'Open the tool with these figures' }).click();
  const calculator = await opening;
  await expect(calculator.getByLabel('Amount to pay in')).toHaveValue('251,937');
  await calculator.close();
  await expect(sent).toBeVisible();
});

test('the figures to attach are accessible, large enough to tap and never scroll sideways', async ({ page }) => {
  await takeAlong(page, [payout, check]);
  await block(page).getByRole('checkbox', { name: 'Contract check' }).check();
  for (const details of await block(page).locator('summary').all()) await details.click();
  await expectAccessible(page);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const control of await block(page).locator('summary, button').all())
      expect((await control.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(44);
  }
});
