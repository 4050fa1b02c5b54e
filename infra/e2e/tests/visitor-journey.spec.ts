import { consultationForm, expectRequested, fillConsultation, person, submitConsultation } from '../src/consultation.ts';
import { openDesk } from '../src/desk.ts';
import { mailAbout, staffAddress } from '../src/inbox.ts';
import { expect, installation, openPage, pageIsLive, test } from '../src/test.ts';

/** Unlike the name of every other test's visitor, so that the desk shows this request. */
const lastName = 'Phonewell';
/** Used here only: an address gets five confirmations a day. */
const email = 'marguerite.journey@example.com';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a visitor with a phone calculates and requests a consultation, and staff see the request', async ({ page, browser, complaints }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await openPage(page, '/');

  await test.step('finds the calculator on Home', async () => {
    const tool = page
      .getByRole('main')
      .getByRole('link', { name: /Open the calculator/ })
      .last();
    await tool.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await tool.click();
    await expect(page).toHaveURL(/\/retirement-calculator/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('gets the right numbers and prints them', async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText('$1,100.00');
    await main.getByLabel(/Amount/).fill('$250,000');
    await main.getByLabel(/start age/i).selectOption('70');
    // 250,000 x 7.6% / 12
    await expect(main).toContainText('$1,583.33');
    await expect(main).toContainText('$19,000');
    await main.getByRole('button', { name: /Print/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  });

  await test.step('goes back to where they were', async () => {
    await page.goBack();
    await expect(page).toHaveURL(`${installation.origin}/`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  });

  let leadId = '';
  await test.step('requests a consultation and corrects one field', async () => {
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await page.locator('details').getByRole('link', { name: 'Get Consultation' }).click();
    await expect(page).toHaveURL(/\/consultation$/);
    await pageIsLive(page);
    await fillConsultation(page, { lastName, email, phone: '202 762 140' });
    await submitConsultation(page);
    await expect(page.getByText('A US number has 10 digits. This is not one we can dial.').first()).toBeVisible();
    await expect(consultationForm(page).getByLabel('First name')).toHaveValue(person.firstName);
    await consultationForm(page).getByLabel('Phone', { exact: true }).fill(person.phone);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/consultation-requests'));
    await submitConsultation(page);
    const answer = await answered;
    expect(answer.status()).toBe(201);
    leadId = (await answer.json()).id;
    await expectRequested(page);
    await expect(consultationForm(page).getByLabel('First name')).toHaveValue('');
  });

  await test.step('the staff mail has no name, and the visitor mail nothing the visitor wrote', async () => {
    const toStaff = JSON.stringify(await mailAbout(installation.inbox, leadId, staffAddress));
    const written = [lastName, '7621401', '762-1401', 'surrender charge until 2031'];
    for (const secret of [...written, email]) expect(toStaff).not.toContain(secret);
    const toVisitor = JSON.stringify(await mailAbout(installation.inbox, leadId, email));
    expect(toVisitor).toContain('A specialist will contact you within 24 hours');
    for (const secret of written) expect(toVisitor).not.toContain(secret);
  });

  await test.step('staff sign in and see the request within 30 s', async () => {
    const desk = await browser.newPage({ baseURL: installation.origin });
    await openDesk(desk, installation.origin);
    await expect(desk.getByText(lastName).first()).toBeVisible({ timeout: 30_000 });
    await desk.close();
  });
  expect(complaints).toEqual([]);
});
