import { MY_REQUEST_PATH } from '@annuity-lantern/contracts/http';
import { expectAccessible } from '../src/axe.ts';
import { consultationForm, expectRequested, fillConsultation, person, submitConsultation } from '../src/consultation.ts';
import { openDesk } from '../src/desk.ts';
import { type InboxMessage, mailAbout, readInbox, staffAddress } from '../src/inbox.ts';
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
    await expect(main).toContainText('$1,100 a');
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
    await consultationForm(page)
      .getByLabel(/more emails about my request/)
      .check();
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
    await expect(desk.getByText(lastName).first()).toBeVisible();
    await desk.close();
  });

  const read = new Set<string>();
  /** Waits for a mail to the visitor with this subject that was not read before. */
  const mailWith = async (subject: string): Promise<string> => {
    const isNew = (mail: InboxMessage) => mail.to.includes(email) && mail.subject === subject && !read.has(mail.text);
    const find = async () => (await readInbox(installation.inbox)).find(isNew);
    await expect.poll(async () => (await find()) !== undefined, { message: subject }).toBe(true);
    const { text = '' } = (await find()) ?? {};
    read.add(text);
    return text;
  };

  const openWith = async (mail: string): Promise<void> => {
    const [link = ''] = /http\S+\/my-request#[\w-]+/.exec(mail) ?? [];
    const { pathname, hash } = new URL(link);
    expect(pathname).toBe(MY_REQUEST_PATH);
    await openPage(page, `${pathname}${hash}`);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    const [code = ''] = /\b\d{3} \d{3}\b/.exec(await mailWith('Your code to open your request')) ?? [];
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('button', { name: 'Open my request' }).click();
    await expect(page.getByRole('heading', { name: 'Where your request is' })).toBeFocused();
  };

  await test.step('opens the request with the link of the mail and a code', async () => {
    await openWith((await mailAbout(installation.inbox, leadId, email)).text);
    await expect(page.getByRole('listitem').filter({ hasText: 'We have your request: ' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('stops extra emails, and corrects the phone number, which ends the visit', async () => {
    await page.getByRole('button', { name: 'Stop extra emails' }).click();
    await expect(page.getByText('Stopped. We email you to confirm it.')).toBeVisible();
    await page.getByLabel('Phone', { exact: true }).fill('202 762 1402');
    await page.getByRole('button', { name: 'Save my changes' }).click();
    await expect(page.getByText('Saved. This page is closed for now')).toBeInViewport();
    const mail = await mailWith('We changed your request as you asked');
    const words = mail.replace(/\s+/g, ' ');
    expect(words).toContain('You changed: "Phone".');
    expect(words).toContain('You took back your consent to more emails.');
    expect(words).not.toContain('1402');
    await openWith(mail);
  });

  await test.step('deletes the request, which mail confirms and every list forgets', async () => {
    // The second click of a double click deletes nothing.
    await page.getByRole('button', { name: 'Delete my request' }).dblclick();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByText('We delete your request within a minute')).toBeVisible();
    await mailWith('We deleted your request as you asked');
    const desk = await browser.newPage({ baseURL: installation.origin });
    await openDesk(desk, installation.origin);
    await expect(desk.getByText(lastName)).toHaveCount(0);
    await desk.close();
    const ofVisitor = async () => (await readInbox(installation.inbox)).filter((mail) => JSON.stringify(mail).includes(email));
    await expect.poll(async () => (await ofVisitor()).length, { message: 'the inbox forgets the visitor' }).toBe(0);
  });
  expect(complaints).toEqual([]);
});
