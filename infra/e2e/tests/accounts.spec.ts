import { expectAccessible } from '../src/axe.ts';
import { openDesk } from '../src/desk.ts';
import { expectPlainText } from '../src/expect-plain-text.ts';
import { staff } from '../src/start-installation.ts';
import { expect, installation, test } from '../src/test.ts';

test('a manager adds an account, its person sets a password by the link and signs in, and the link never reaches a server', async ({
  page,
  browser,
  complaints,
}) => {
  await openDesk(page, installation.origin);
  await page.getByRole('navigation', { name: 'Staff desk' }).getByRole('link', { name: 'Accounts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeFocused();
  await page.getByLabel('User name').fill('nell');
  await page.getByLabel('Mail address').fill('nell@example.com');
  await page.getByRole('button', { name: 'Add account' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your password' })).toBeFocused();
  // The first answer asks for a proof.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  complaints.length = 0;
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your password' }).fill(staff.password);
  await page.getByRole('button', { name: 'Confirm it is you' }).press('Enter');
  const link = await page.getByLabel('Link').inputValue();
  await page.getByRole('button', { name: 'nell' }).press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'nell' })).toBeFocused();
  await expectPlainText(page.getByRole('region', { name: 'nell' }), ['nell']);
  await expectAccessible(page);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  const asked: string[] = [];
  theirs.on('request', (request) => asked.push(request.url()));
  await theirs.goto(link);
  await theirs.getByLabel('User name').fill('nell');
  await theirs.getByLabel('New password').fill('nell nell 1234');
  await theirs.getByRole('button', { name: 'Set password' }).press('Enter');
  await expect(theirs.getByRole('group', { name: 'Your password is not set' })).toBeFocused();
  await expectAccessible(theirs);
  await theirs.getByLabel('New password').fill('seven gray herons wait');
  await theirs.getByRole('button', { name: 'Set password' }).press('Enter');
  await theirs.getByLabel('Password', { exact: true }).fill('seven gray herons wait');
  await theirs.getByLabel('User name').fill('nell');
  await theirs.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Lead desk' })).toBeVisible();
  const token = link.split('#reset=')[1] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(asked.filter((address) => new URL(address).search.includes(token) || new URL(address).pathname.includes(token))).toEqual([]);
  await context.close();
});
