import { setTimeout as pause } from 'node:timers/promises';
import { ageRanges, assetRanges, createConsultationRequest, FORM_TOKEN_YOUNGEST, usStates } from '@annuity-lantern/contracts/http';
import type { Page } from '@playwright/test';
import { leadBody } from '../intake/lead-bodies.ts';
import { type ToastTimes, toastTimes, watchForToast } from './watch-for-toast.ts';

/** The token is fetched when the page has come to life, and by then the fields can be filled in. */
const MARGIN = 1500;

export interface SentForm extends ToastTimes {
  /** By which the product's log knows the call. */
  readonly requestId: string;
}

/**
 * Opens the consultation page, fills the form in, waits until its token is old enough, clicks, and waits for the toast.
 *
 * @throws Error when the answer is not 201
 */
export async function sendForm(page: Page, origin: string, visitor: number): Promise<SentForm> {
  await page.addInitScript(watchForToast);
  await page.goto(`${origin}/consultation`);
  const form = page.locator('#consultation-form form');
  const { firstName, lastName, email, phone, age, assets, state, primaryConcern } = leadBody(visitor);
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Phone', { exact: true }).fill(phone);
  await form.getByLabel('Age', { exact: true }).selectOption({ label: ageRanges[age] });
  await form.getByLabel('Assets', { exact: true }).selectOption({ label: assetRanges[assets] });
  await form.getByLabel('State', { exact: true }).selectOption({ label: usStates[state] });
  await form.getByLabel('Primary concern').fill(primaryConcern);
  await page.waitForLoadState('networkidle');
  await pause(FORM_TOKEN_YOUNGEST + MARGIN);

  const answered = page.waitForResponse((response) => response.url().endsWith(createConsultationRequest.path));
  await form.locator('button[type=submit]').click();
  const answer = await answered;
  if (answer.status() !== 201) throw new Error(`The form was answered with ${answer.status()}: ${await answer.text()}`);
  const times = await toastTimes(page, createConsultationRequest.path);
  return { ...times, requestId: (await answer.headerValue('x-request-id')) ?? '' };
}
