import { consultationForm, expectRequested, fillConsultation, person, submitConsultation } from '../src/consultation.ts';
import { mailAbout, staffAddress } from '../src/inbox.ts';
import { staff } from '../src/start-product.ts';
import { expect, pageIsLive, product, test } from '../src/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a visitor with a phone calculates, asks for a consultation, and staff see it', async ({ page, browser, complaints }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pageIsLive(page);

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
    await expect(page).toHaveURL(`${product.origin}/`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  });

  let leadId = '';
  await test.step('asks for a consultation with one field corrected', async () => {
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await page.locator('details').getByRole('link', { name: 'Get Consultation' }).click();
    await expect(page).toHaveURL(/\/consultation$/);
    await pageIsLive(page);
    await fillConsultation(page, { phone: '202 762 140' });
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

  await test.step('the mails are in the inbox: staff read no name, the visitor nothing that they wrote', async () => {
    const toStaff = JSON.stringify(await mailAbout(product.inbox, leadId, staffAddress));
    const written = [person.lastName, '7621401', '762-1401', 'surrender charge until 2031'];
    for (const secret of [...written, person.email]) expect(toStaff).not.toContain(secret);
    const toVisitor = JSON.stringify(await mailAbout(product.inbox, leadId, person.email));
    expect(toVisitor).toContain('A specialist will contact you within 24 hours');
    for (const secret of written) expect(toVisitor).not.toContain(secret);
  });

  await test.step('staff sign in and see the lead within 30 s', async () => {
    const desk = await browser.newPage({ baseURL: product.origin });
    await desk.goto('/admin');
    await desk.getByLabel('User name').fill(staff.username);
    await desk.getByLabel('Password', { exact: true }).fill(staff.password);
    await desk.getByRole('button', { name: 'Sign in' }).click();
    await expect(desk.getByText(person.lastName).first()).toBeVisible({ timeout: 30_000 });
    await desk.close();
  });
  expect(complaints).toEqual([]);
});
