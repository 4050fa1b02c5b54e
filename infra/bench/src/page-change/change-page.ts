import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import { type Device, navigationOn } from './open-slowly.ts';

/** Milliseconds on the slow processor, from the press of a link until the page has come to rest. */
export interface Busy {
  readonly script: number;
  /** Of styles and layout. */
  readonly drawing: number;
  /** Everything that the page's main thread did, script and drawing included. */
  readonly all: number;
  /** Script before the press: the remotes that are asked while the pointer rests on the link, or the menu is open. */
  readonly scriptAhead: number;
}

type Sums = Omit<Busy, 'scriptAhead'>;

const LOOK_EVERY_MS = 700;
const REST_WITHIN_MS = 20_000;

/** What a page at rest still runs between two looks, in milliseconds. */
const REST = 0.2;

/**
 * Presses the link to this path: with a mouse that has come to rest on it in the main navigation, or with a short tap in the menu of a phone.
 * Nothing is asked of the page while it works: that would be script, too.
 *
 * @throws Error when the page does not come to rest, or is not the one asked for
 */
export async function changePage(page: Page, devTools: CDPSession, path: string, device: Device): Promise<Busy> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const idle = await atRest(devTools);
  if (device === 'phone') await tap(page, devTools, 'header summary:has(+ div nav)');
  const link = `${navigationOn[device]} a[href="${path}"]`;
  if (device === 'desktop') await devTools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...(await middleOf(page, link)) });
  const before = await atRest(devTools);
  if (device === 'phone') await tap(page, devTools, link);
  else await press(page, devTools, link);
  const after = await atRest(devTools);
  await confirm(page, path);
  return {
    script: after.script - before.script,
    drawing: after.drawing - before.drawing,
    all: after.all - before.all,
    scriptAhead: before.script - idle.script,
  };
}

async function press(page: Page, devTools: CDPSession, selector: string): Promise<void> {
  const at = { ...(await middleOf(page, selector)), button: 'left', clickCount: 1 } as const;
  await devTools.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  await devTools.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
}

async function tap(page: Page, devTools: CDPSession, selector: string): Promise<void> {
  const at = await middleOf(page, selector);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await (await page.$(selector))?.boundingBox();
  if (!box) throw new Error(`The page shows no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function atRest(devTools: CDPSession): Promise<Sums> {
  const until = performance.now() + REST_WITHIN_MS;
  let earlier = await busySoFar(devTools);
  while (performance.now() < until) {
    await pause(LOOK_EVERY_MS);
    const now = await busySoFar(devTools);
    if (now.script - earlier.script < REST) return now;
    earlier = now;
  }
  throw new Error(`The page did not come to rest within ${REST_WITHIN_MS / 1000} s`);
}

async function busySoFar(devTools: CDPSession): Promise<Sums> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const milliseconds = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return {
    script: milliseconds('ScriptDuration'),
    drawing: milliseconds('RecalcStyleDuration') + milliseconds('LayoutDuration'),
    all: milliseconds('TaskDuration'),
  };
}

/** The address is the new one and focus is on a heading of the page: it was shown, and the visitor has landed. */
async function confirm(page: Page, path: string): Promise<void> {
  const shown = await page.evaluate(() => ({
    pathname: location.pathname,
    isLanded: document.activeElement?.matches('main :is(h1, h2, h3)') ?? false,
  }));
  if (shown.pathname !== path || !shown.isLanded)
    throw new Error(`The link to ${path} ended at ${shown.pathname}, with no heading in focus`);
}
