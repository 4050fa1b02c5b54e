import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { watchInteractions } from './watch-interactions.ts';

export interface PageUse {
  readonly path: string;
  /** Milliseconds from a key or press to the next paint, by what was done. */
  readonly times: Readonly<Record<Kind, readonly number[]>>;
}

const kinds = ['typing', 'choosing', 'moving', 'opening', 'pressing'] as const;
type Kind = (typeof kinds)[number];

/** Between two steps, and until the last frame is told. */
const STEP_MS = 150;
const REST_MS = 1_200;

/** Uses what a page has: types into its fields, chooses, moves its readers, opens what is folded, presses what can be switched. */
export async function usePage(page: Page, path: string, slowDown: () => Promise<void>): Promise<PageUse> {
  await page.evaluate(watchInteractions);
  await slowDown();
  await pause(REST_MS);
  const main = page.locator('main');
  const measure = async (work: () => Promise<unknown>) => {
    await page.evaluate('interactions.clear()');
    await work();
    await pause(REST_MS);
    return page.evaluate<number[]>('[...interactions.values()]');
  };
  const keys = async (on: Locator, pressed: readonly string[]) => {
    if ((await on.count()) === 0) return;
    await on.first().focus();
    for (const key of pressed) {
      await page.keyboard.press(key);
      await pause(STEP_MS);
    }
  };
  // What is pressed may be no longer what was looked for, and the next one has its place.
  const clicks = async (on: Locator, most: number) => {
    for (let click = 0; click < most && (await on.count()) > 0; click += 1) {
      await on.first().click();
      await pause(STEP_MS);
    }
  };
  return {
    path,
    times: {
      typing: await measure(() => keys(main.locator('input[type=text]:visible'), ['End', 'Backspace', '5', '0', 'Backspace', '1'])),
      choosing: await measure(() => keys(main.locator('select:visible'), ['ArrowDown', 'ArrowDown', 'ArrowUp'])),
      moving: await measure(() => keys(main.locator('input[type=range]:visible'), Array(8).fill('ArrowRight'))),
      opening: await measure(() => clicks(main.locator('details:not([open]) > summary:visible'), 4)),
      pressing: await measure(() => clicks(main.locator('[aria-pressed=false]:enabled:visible'), 3)),
    },
  };
}
