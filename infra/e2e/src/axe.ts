import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that colors or widths decide. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * Runs axe in the page. `@axe-core/playwright` opens a second page for each run, which is three times as slow.
 *
 * @param rules names of rules
 * @returns one line per finding
 */
export async function axeFindings(page: Page, rules: readonly string[] | 'all' = 'all'): Promise<string[]> {
  await stillness(page);
  await loadAxe(page);
  const options: axe.RunOptions = {
    runOnly: rules === 'all' ? { type: 'tag', values: standards } : { type: 'rule', values: [...rules] },
    resultTypes: ['violations'],
    // Both take half of the time. No rule that runs here reads style sheets or media, and findings show the element itself.
    preload: false,
    selectors: false,
  };
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
  }, options);
}

/** Puts axe into the page, unless it is there. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Waits until nothing fades or slides: half a fade has half a contrast. An animation without an end does not count. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Sets the visitor's choices as the boot script does, without a reload, and skips the transitions to the new colors. */
export async function dress(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((chosen) => {
    Object.assign(document.documentElement.dataset, chosen);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, choices);
}

/**
 * Expects no axe finding and no sideways scroll at the two ends of what visitors use: narrow and dark with every rule, then wide and light.
 * The page stays wide and light.
 *
 * @param wideRules for wide and light: by default those that colors or widths decide, as the others find the same again
 */
export async function expectAccessible(page: Page, wideRules: readonly string[] | 'all' = rulesOfLook): Promise<void> {
  const found: string[] = [];
  for (const { width, theme, rules } of [
    { width: 320, theme: 'dark', rules: 'all' },
    { width: 1280, theme: 'light', rules: wideRules },
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await dress(page, { theme });
    found.push(...(await axeFindings(page, rules)).map((finding) => `${width} px, ${theme}: ${finding}`));
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) found.push(`${width} px: the page is ${scrollWidth} px wide`);
  }
  expect(found).toEqual([]);
}
