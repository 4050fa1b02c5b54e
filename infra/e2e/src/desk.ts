import { expect, type Locator, type Page } from '@playwright/test';
import { staff } from './start-product.ts';

/** Signs in at the staff desk of `origin`. */
export async function openDesk(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`);
  await page.getByLabel('User name').fill(staff.username);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
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

/** Opens the details of a listed request. */
export async function openRequest(page: Page, lastName: string): Promise<Locator> {
  await page
    .getByRole('table')
    .getByRole('button', { name: `${lastName}, ${contact.firstName}` })
    .click();
  return page.getByRole('region', { name: `${contact.firstName} ${lastName}` });
}
