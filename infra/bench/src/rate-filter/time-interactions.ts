import { setTimeout as pause } from 'node:timers/promises';
import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Page } from '@playwright/test';
import { watchInteractions } from '../tools/watch-interactions.ts';

export interface Interaction {
  readonly name: string;
  /** Milliseconds from a key or a press to the next paint, one number for each. */
  readonly times: readonly number[];
}

/** Between two steps: nobody types faster than the page shows, but some nearly do. */
const STEP_MS = 120;
const REST_MS = 1_500;

/** Opens the rate tool with these rates and uses it: how long each key and press takes until something is seen of it. */
export async function timeInteractions(
  page: Page,
  origin: string,
  rates: readonly RateRecord[],
  slowDown: () => Promise<void>,
): Promise<readonly Interaction[]> {
  await page.route('**/api/annuity-rates', (route) => route.fulfill({ json: { data: rates } }));
  await page.goto(`${origin}/comparison-tools`);
  await page.getByRole('heading', { level: 2, name: /^Showing/ }).waitFor();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.evaluate(watchInteractions);
  await slowDown();
  await pause(REST_MS);

  const steps: Interaction[] = [];
  const measure = async (name: string, work: () => Promise<unknown>) => {
    await page.evaluate('interactions.clear()');
    await work();
    await pause(REST_MS);
    steps.push({ name, times: await page.evaluate<number[]>('[...interactions.values()]') });
  };
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      await page.keyboard.press(key);
      await pause(STEP_MS);
    }
  };

  const rate = page.getByLabel('Minimum rate', { exact: true });
  await rate.focus();
  await measure('typing a minimum rate', async () => {
    await page.keyboard.press('Control+A');
    for (const key of ['5', '.', '7', '5', 'Backspace', '2', 'Backspace', 'Backspace']) await press(key, 1);
  });
  await page.getByRole('slider', { name: 'Minimum rate, slider' }).focus();
  await measure('sliding the minimum rate', () => press('ArrowRight', 15));
  await measure('choosing a type', async () => {
    for (const name of ['FIA', 'MYGA', 'All']) {
      await page.getByRole('radio', { name, exact: true }).click();
      await pause(STEP_MS);
    }
  });
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  await measure('another order', () => press('ArrowDown', 2));
  await measure('choosing carriers', async () => {
    const carriers = page.getByRole('group', { name: 'Carriers' }).getByRole('button');
    for (const place of [0, 1, 2]) {
      await carriers.nth(place).click();
      await pause(STEP_MS);
    }
    await page.getByRole('button', { name: 'Clear Selection' }).click();
  });
  await measure('flagging a product', () =>
    page
      .getByRole('button', { name: /^Flag to compare/ })
      .first()
      .click(),
  );
  await measure('thirty more rows', () => page.getByRole('button', { name: 'Show 30 more' }).click());
  return steps;
}
