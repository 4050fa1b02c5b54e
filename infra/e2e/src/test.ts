import type { IndexablePath as ContentPath } from '@annuity-lantern/mfe-content/routes';
import type { IndexablePath as ToolPath } from '@annuity-lantern/mfe-tools/routes';
import { test as base, expect, type Page } from '@playwright/test';
import { isHydratedInPage } from './visitor/is-hydrated-in-page.ts';

interface Fixtures {
  /** Console errors, page errors and failed requests of the page so far. A test that provokes some clears the list. */
  readonly complaints: string[];
}

function settingOf(name: 'E2E_ORIGIN' | 'E2E_INBOX' | 'E2E_ANALYTICS' | 'E2E_DATA_DIR'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup did not run`);
  return value;
}

export const installation = {
  get origin() {
    return settingOf('E2E_ORIGIN');
  },
  get inbox() {
    return settingOf('E2E_INBOX');
  },
  get analytics() {
    return settingOf('E2E_ANALYTICS');
  },
  get dataDir() {
    return settingOf('E2E_DATA_DIR');
  },
};

/** Every test fails on a console error or a failed request that it did not provoke. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  baseURL: async ({}, use) => use(installation.origin),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listenForComplaints(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export function listenForComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const text = message.text();
    // Chromium warns when a preloaded file is used late, which happens on a busy machine.
    const isLate = text.includes('was preloaded using link preload but not used within a few seconds');
    const isIcon = isIconOffline(message.location().url, text);
    if ((message.type() === 'error' || message.type() === 'warning') && !isLate && !isIcon) complaints.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? '';
    if (isIconOffline(request.url(), error)) return;
    // Leaving a page aborts its open requests. A failing server has other error texts (reset, refused, empty response).
    if (error !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${error}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
}

/** Chromium requests the icon again whenever the address changes, and reports its failure late. */
function isIconOffline(url: string, text: string): boolean {
  return url.endsWith('/favicon.svg') && text.includes('ERR_INTERNET_DISCONNECTED');
}

/** Opens an address and waits until the page is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await pageIsLive(page);
}

/** Takes the connection from the page once nothing is under way: a request that is cut off counts as a complaint. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Waits until the page is hydrated: its controls answer from then on. */
export async function pageIsLive(page: Page): Promise<void> {
  await page.waitForFunction(isHydratedInPage);
}

/** A page of mfe-content or mfe-tools that search engines see, and its heading. */
const headings: Readonly<Record<ContentPath | ToolPath, string | RegExp>> = {
  '/': /Read the annuity/,
  '/tools': 'All tools',
  '/about': 'About Us',
  '/accessibility': 'Accessibility',
  '/corrections': 'Corrections',
  '/about/figures': /Where each figure comes from/,
  '/education': 'Education Center',
  '/education/fia-mastery': /FIA Mastery/,
  '/education/annuity-types': 'Guide to Annuity Types',
  '/education/annuity-types/immediate': 'Immediate annuity (SPIA)',
  '/education/annuity-types/deferred-income': 'Deferred income annuity (DIA, QLAC)',
  '/education/annuity-types/multi-year': 'Multi-year guarantee annuity (MYGA)',
  '/education/annuity-types/fixed-index': 'Fixed index annuity (FIA)',
  '/education/annuity-types/variable': 'Variable annuity (VA)',
  '/education/glossary': 'Annuity Glossary',
  '/resources': 'Resource Center',
  '/annuity-alert': /8% guaranteed/,
  '/annuity-alert/free-look': 'Free-look helper',
  '/renewal-window': 'Renewal guide',
  '/inherited-annuity': 'Inherited annuity guide',
  '/for-advisors': 'For Financial Advisors',
  '/comparison-tools': 'Annuity Rate Comparison Tool',
  '/annuity-comparison': 'Annuity comparison',
  '/retirement-calculator': /Calculator/i,
  '/income-planning': 'Income planner',
  '/annuity-review/check': 'Contract check',
  '/annuity-review/leave-or-stay': 'Leave or stay',
  '/pension-choice': 'Pension choice',
  '/quote-check': 'Quote check',
  '/four-ways': 'Four ways to the same income',
  '/required-withdrawal': 'Required withdrawal',
  '/do-i-need-one': 'Do I need one?',
  '/consultation': 'Schedule Your Consultation',
  '/annuity-review': 'Free Annuity Review',
  '/privacy-policy': /Privacy Policy/,
  '/terms-of-use': /Terms of Use/,
};

export const pages = Object.entries(headings).map(([path, heading]) => ({ path, heading }));
