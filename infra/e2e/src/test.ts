import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Console errors, page errors and failed requests of the page so far. A test that provokes some clears the list. */
  readonly complaints: string[];
}

function settingOf(name: 'E2E_ORIGIN' | 'E2E_INBOX' | 'E2E_ANALYTICS' | 'E2E_DATA_DIR'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup did not run`);
  return value;
}

export const product = {
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
  baseURL: async ({}, use) => use(product.origin),
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
    if ((message.type() === 'error' || message.type() === 'warning') && !isLate) complaints.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    // Leaving a page aborts its open requests. A failing server has other error texts (reset, refused, empty response).
    if (error !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${error}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
}

/** Opens an address and waits until the page is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await pageIsLive(page);
}

/** Waits until the page is hydrated: its controls answer from then on. */
export async function pageIsLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}

export const pages = [
  { path: '/', heading: /Read the annuity/ },
  { path: '/tools', heading: 'All tools' },
  { path: '/about', heading: 'About Us' },
  { path: '/about/figures', heading: /Where each figure comes from/ },
  { path: '/education', heading: 'Education Center' },
  { path: '/education/fia-mastery', heading: /FIA Mastery/ },
  { path: '/education/annuity-types', heading: 'Guide to Annuity Types' },
  { path: '/education/annuity-types/immediate', heading: 'Immediate annuity (SPIA)' },
  { path: '/education/annuity-types/deferred-income', heading: 'Deferred income annuity (DIA, QLAC)' },
  { path: '/education/annuity-types/multi-year', heading: 'Multi-year guarantee annuity (MYGA)' },
  { path: '/education/annuity-types/fixed-index', heading: 'Fixed index annuity (FIA)' },
  { path: '/education/annuity-types/variable', heading: 'Variable annuity (VA)' },
  { path: '/education/glossary', heading: 'Annuity Glossary' },
  { path: '/resources', heading: 'Resource Center' },
  { path: '/annuity-alert', heading: /8% guaranteed/ },
  { path: '/annuity-alert/free-look', heading: 'Free-look helper' },
  { path: '/renewal-window', heading: 'Renewal guide' },
  { path: '/inherited-annuity', heading: 'Inherited annuity guide' },
  { path: '/for-advisors', heading: 'For Financial Advisors' },
  { path: '/comparison-tools', heading: 'Annuity Rate Comparison Tool' },
  { path: '/annuity-comparison', heading: 'Annuity comparison' },
  { path: '/retirement-calculator', heading: /Calculator/i },
  { path: '/income-planning', heading: 'Income planner' },
  { path: '/annuity-review/check', heading: 'Contract check' },
  { path: '/consultation', heading: 'Schedule Your Consultation' },
  { path: '/annuity-review', heading: 'Free Annuity Review' },
  { path: '/privacy-policy', heading: /Privacy Policy/ },
  { path: '/terms-of-use', heading: /Terms of Use/ },
] as const;
