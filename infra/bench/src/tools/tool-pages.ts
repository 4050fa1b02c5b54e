import type { Page } from '@playwright/test';

export interface ToolPage {
  readonly path: string;
  /** What must be done first, so that the page has all it can have. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Nothing of ours on it: what the browser itself needs to answer. */
export const EMPTY_PATH = '/empty-page-of-the-measurement';

export const emptyPage = `<!doctype html><html lang="en"><title>Empty</title><main><input type="text" aria-label="Text" value="1">
<select aria-label="Choice"><option>1<option>2<option>3</select><input type="range" aria-label="Range" value="10">
<details><summary>More</summary>Nothing</details><button aria-pressed="false">Press</button></main>`;

export const toolPages: readonly ToolPage[] = [
  {
    path: '/comparison-tools',
    before: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
  },
  {
    path: '/annuity-comparison',
    before: async (page) => {
      for (const name of ['SteadyTerm 5', 'Index Shelter 7', 'Legacy Bonus 10', 'Selected']) {
        await page.getByRole('button', { name: `Compare ${name}`, exact: true }).click();
      }
    },
  },
  { path: '/income-planning', before: (page) => page.getByLabel('I am married: count my spouse in').check() },
  { path: '/retirement-calculator' },
  { path: '/annuity-review/check' },
];
