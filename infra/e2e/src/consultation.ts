import { expect, type Locator, type Page } from '@playwright/test';

export const person = {
  firstName: 'Marguerite',
  lastName: 'Quillfeather',
  email: 'marguerite.quillfeather@example.com',
  phone: '(202) 762-1401',
  age: '60-69',
  assets: '$250,000 - $500,000',
  state: 'Arizona',
  primaryConcern: 'My contract has a surrender charge until 2031. Is it worth leaving?',
} as const;

export function consultationForm(page: Page): Locator {
  return page.locator('#consultation-form form');
}

export async function fillConsultation(page: Page, given: Partial<Record<keyof typeof person, string>> = {}): Promise<void> {
  const form = consultationForm(page);
  const values = { ...person, ...given };
  await form.getByLabel('First name').fill(values.firstName);
  await form.getByLabel('Last name').fill(values.lastName);
  await form.getByLabel('Email', { exact: true }).fill(values.email);
  await form.getByLabel('Phone', { exact: true }).fill(values.phone);
  await form.getByLabel('Age', { exact: true }).selectOption(values.age);
  await form.getByLabel('Assets', { exact: true }).selectOption({ label: values.assets });
  await form.getByLabel('State', { exact: true }).selectOption({ label: values.state });
  await form.getByLabel('Primary concern').fill(values.primaryConcern);
}

export async function submitConsultation(page: Page): Promise<void> {
  await consultationForm(page).locator('button[type=submit]').click();
}

export async function expectRequested(page: Page): Promise<void> {
  await expect(page.getByText('Consultation Requested').first()).toBeVisible();
  await expect(page.getByText('Thank you! A specialist will contact you within 24 hours').first()).toBeVisible();
}
