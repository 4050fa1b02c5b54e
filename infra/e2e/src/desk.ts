import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { staff } from './start-installation.ts';

/** Signs in at the staff desk of `origin`. */
export async function openDesk(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`);
  await signIn(page, staff.username, staff.password);
}

/**
 * Adds a manager on the command line, and returns the desk of that manager in a browser of its own. A manager whom the first one added at the desk
 * could approve none of their sheets.
 */
export async function openDeskOfSecondManager(page: Page, origin: string, dataDir: string, username: string): Promise<Page> {
  const command = join(import.meta.dirname, '../../local/src/staff.ts');
  const words = ['add', username, `${username}@example.com`, 'manager'];
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env: { ...process.env, DATA_DIR: dataDir } });
  const token = /#reset=([\w-]+)/.exec(stdout)?.[1];
  const password = 'seven gray herons wait';
  // Staff calls have to say which page they come from.
  const answer = await page.request.post(`${origin}/api/staff/reset`, { data: { token, password }, headers: { origin } });
  expect(answer.ok()).toBe(true);
  const own = await (await page.context().browser()?.newContext())?.newPage();
  if (!own) throw new Error('the browser is gone');
  await own.goto(`${origin}/admin`);
  await signIn(own, username, password);
  return own;
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead desk' })).toBeVisible();
}

const attachments = [{ kind: 'contract-check', version: 1, inputs: { surrenderYearsLeft: 'not sure', yearlyFees: '3.10%' } }];
const contact = { firstName: 'Ines', phone: '303-499-7111' } as const;

/** Sends a review request as its form does and returns its id. Each test gives its own last name, to find the request in the list. */
export async function sendReview(page: Page, origin: string, lastName: string): Promise<string> {
  // An address gets five confirmations a day.
  const email = `ines.${lastName.toLowerCase()}@example.com`;
  const answer = await page.request.post(`${origin}/api/annuity-review-requests`, {
    data: {
      ...contact,
      lastName,
      email,
      insuranceCompany: 'Northmere Life',
      concerns: 'The fees went up.',
      page: '/annuity-review',
      attachments,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** On a narrow screen, the parts of the desk and the account are in a menu. */
export async function openParts(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search requests' }).waitFor();
  const opener = page.getByRole('button', { name: /^Parts of the desk/ });
  if (await opener.isVisible()) await opener.click();
}

/** Opens the folded parts of an open request, and returns them. */
export async function unfold(panel: Locator): Promise<{ readonly effects: Locator; readonly history: Locator }> {
  const open = async (name: string) => {
    await panel.getByRole('heading', { name }).click();
    return panel.getByRole('region', { name });
  };
  return { effects: await open('What happened with this request'), history: await open('History') };
}

/** The row of a request in the list of its kind, by the name as the list writes it: `Marsh, Ines`. The queue may have one, too. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('table', { name: /^(?:Consultation|Annuity review) requests/ }).getByRole('button', { name });
}

/** Opens the details of a listed request. */
export async function openRequest(page: Page, lastName: string): Promise<Locator> {
  await rowOf(page, `${lastName}, ${contact.firstName}`).click();
  return page.getByRole('region', { name: `${contact.firstName} ${lastName}` });
}
