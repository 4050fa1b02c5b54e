import { setTimeout as pause } from 'node:timers/promises';
import { consultationForm, fillConsultation, submitConsultation } from '@annuity-lantern/e2e/consultation';
import { inBrowser } from '@annuity-lantern/harness/chromium';
import type { Browser } from '@playwright/test';

export interface Browsed {
  /** Forms sent, and those that said thank you. */
  readonly sent: number;
  readonly thanked: number;
  /** Why the others failed. */
  readonly failures: readonly string[];
}

/** Leaves the processors to the containers. */
const BETWEEN_MS = 4000;
const THANKED_WITHIN_MS = 30_000;

/** One visitor after another fills in the consultation form in Chromium, until the signal; then returns what they saw. */
export async function browse(origin: string, first: number, ended: AbortSignal): Promise<Browsed> {
  const failures: string[] = [];
  let sent = 0;
  await inBrowser(async (browser) => {
    for (; !ended.aborted; sent += 1) {
      await visit(browser, origin, first + sent).catch((error: Error) => failures.push(error.message));
      await pause(BETWEEN_MS, undefined, { signal: ended }).catch(() => {});
    }
  });
  return { sent, thanked: sent - failures.length, failures };
}

async function visit(browser: Browser, origin: string, visitor: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/consultation`);
    // The page fetches its form token when its script runs.
    await page.waitForLoadState('networkidle');
    await consultationForm(page).scrollIntoViewIfNeeded();
    await fillConsultation(page, { email: `visitor-${visitor}@chromium.example`, lastName: 'Chromium' });
    await submitConsultation(page);
    await page.getByText('Consultation Requested').first().waitFor({ timeout: THANKED_WITHIN_MS });
  } finally {
    await context.close();
  }
}
