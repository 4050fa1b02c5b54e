import { setTimeout as pause } from 'node:timers/promises';
import { inBrowser } from '@annuity-lantern/harness/chromium';
import type { Section } from '@annuity-lantern/harness/report';
import { median, percentile, spreadText } from '@annuity-lantern/harness/rounds';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Options } from '../options.ts';
import type { Installation } from '../start-on-production-host.ts';
import { type Sent, sendForm } from './click-to-toast.ts';
import { manyRates, timeFilters } from './rate-filter.ts';

const ROUNDS = 3;
const PAINT_BAR = 200;
const FILTER_BAR = 50;
const SLOWDOWN = 4;
const STEP_MS = 150;
/** Until the last event is reported. */
const REST_MS = 1200;

const EMPTY = '/empty-page-of-the-bench';
const emptyPage = `<!doctype html><html lang="en"><title>Empty</title><main><input type="text" aria-label="Text" value="1">
<select aria-label="Choice"><option>1<option>2<option>3</select><input type="range" aria-label="Range" value="10">
<details><summary>More</summary>Nothing</details><button aria-pressed="false">Press</button></main>`;

interface PageUnderTest {
  readonly path: string;
  readonly name?: string;
  readonly routes?: Readonly<Record<string, object>>;
  /** Opens what is closed at first. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click();
const pages: readonly PageUnderTest[] = [
  { path: EMPTY, name: 'an empty page' },
  { path: '/comparison-tools', before: openFilters },
  {
    path: '/comparison-tools',
    name: '/comparison-tools, 10,000 rates',
    routes: { '**/api/annuity-rates': { json: { data: manyRates() } } },
    before: openFilters,
  },
  {
    path: '/annuity-comparison',
    before: async (page) => {
      for (const name of ['SteadyTerm 5', 'Index Shelter 7', 'Legacy Bonus 10', 'Selected'])
        await page.getByRole('button', { name: `Compare ${name}`, exact: true }).click();
    },
  },
  { path: '/income-planning', before: (page) => page.getByLabel('I am married: count my spouse in').check() },
  { path: '/retirement-calculator' },
  { path: '/pension-choice' },
  { path: '/quote-check' },
  { path: '/four-ways' },
  { path: '/required-withdrawal' },
  { path: '/do-i-need-one' },
  { path: '/annuity-review/check' },
  { path: '/annuity-review/leave-or-stay' },
  { path: '/consultation' },
];

const actions = ['typing', 'choosing', 'moving', 'opening', 'pressing'] as const;
interface PageUse {
  readonly name: string;
  /** Milliseconds from a key or press to the next paint. */
  readonly times: Readonly<Record<(typeof actions)[number], readonly number[]>>;
}

/** How soon pages answer keys and presses on a slow processor, how long the rate filter takes, and how long a form takes to its toast. */
export async function measureInteraction(
  { origin, dataDir }: Installation,
  log: (line: string) => void,
  { rounds = ROUNDS }: Pick<Options, 'rounds'>,
): Promise<Section> {
  const uses: PageUse[] = [];
  const filters: Awaited<ReturnType<typeof timeFilters>>[] = [];
  const forms: Sent[] = [];
  await inBrowser(async (browser) => {
    for (let round = 1; round <= rounds; round += 1) {
      for (const page of pages) uses.push(await inSlowPage(browser, (tab, slowDown) => usePage(tab, page, origin, slowDown)));
      filters.push(await inSlowPage(browser, timeFilters));
      forms.push(await sendForm(browser, { origin, dataDir, visitor: round }));
      log(`Interaction: round ${round} of ${rounds}`);
    }
  });
  return report(uses, filters, forms);
}

async function inSlowPage<T>(browser: Browser, work: (page: Page, slowDown: () => Promise<void>) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const result = await work(page, async () => {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  });
  await context.close();
  return result;
}

async function usePage(
  page: Page,
  { path, name = path, routes = {}, before }: PageUnderTest,
  origin: string,
  slowDown: () => Promise<void>,
) {
  await page.route(`**${EMPTY}`, (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }));
  for (const [url, answer] of Object.entries(routes)) await page.route(url, (route) => route.fulfill(answer));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await before?.(page);
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
  // A pressed element may no longer match; the next one is then the first.
  const clicks = async (on: Locator, most: number) => {
    for (let click = 0; click < most && (await on.count()) > 0; click += 1) {
      await on.first().click();
      await pause(STEP_MS);
    }
  };
  return {
    name,
    times: {
      typing: await measure(() => keys(main.locator('input[type=text]:visible'), ['End', 'Backspace', '5', '0', 'Backspace', '1'])),
      choosing: await measure(() => keys(main.locator('select:visible'), ['ArrowDown', 'ArrowDown', 'ArrowUp'])),
      moving: await measure(() => keys(main.locator('input[type=range]:visible'), Array(8).fill('ArrowRight'))),
      opening: await measure(() => clicks(main.locator('details:not([open]) > summary:visible'), 4)),
      pressing: await measure(() => clicks(main.locator('[aria-pressed=false]:enabled:visible'), 3)),
    },
  };
}

/**
 * Runs in the page. An interaction lasts as long as its longest event, up to the frame that follows it.
 *
 * A frame that changes nothing within the window is never presented, and the browser would count until the next one that is. Each event
 * therefore also changes a dot in the corner.
 */
function watchInteractions(): void {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      interactions.set(entry.interactionId, Math.max(entry.duration, interactions.get(entry.interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  const dot = document.createElement('div');
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 2px; height: 2px; pointer-events: none';
  document.documentElement.append(dot);
  let events = 0;
  const change = () => {
    events += 1;
    dot.style.background = `rgb(${events % 256} 0 0)`;
  };
  for (const type of ['keydown', 'keyup', 'pointerdown', 'pointerup', 'click']) addEventListener(type, change, { capture: true });
}

function report(uses: readonly PageUse[], filters: readonly Awaited<ReturnType<typeof timeFilters>>[], forms: readonly Sent[]): Section {
  const timesOf = (some: readonly PageUse[]) => some.flatMap(({ times }) => Object.values(times).flat());
  const slowest = Math.max(...timesOf(uses.filter(({ name }) => name !== 'an empty page')));
  const empty = Math.max(...timesOf(uses.filter(({ name }) => name === 'an empty page')));
  const filtered = percentile(
    filters.flatMap(({ filter }) => filter),
    0.95,
  );
  const first = median(filters.flatMap(({ first }) => first));
  const sort = median(filters.flatMap(({ sort }) => sort));
  const toast = median(forms.map((form) => form.toast));
  const paint = { at: 'most', value: PAINT_BAR } as const;
  const filter = { at: 'most', value: FILTER_BAR } as const;
  return {
    title: 'Interaction',
    notes: [
      `Chromium, 390 px, processor ${SLOWDOWN} times slower. Next paint: from a key or press to the following frame, as the browser counts it; slowest of all.`,
      'Rate filter: the domain module in the browser with 10,000 rates. First: a new list, filtered and sorted once. Baseline: one sort by rate.',
      "Toast: Lighthouse's slow network; from the click until the toast is visible. The server's part is from the gateway's log.",
    ],
    figures: [
      { name: 'interaction to next paint', value: slowest, unit: 'ms', digits: 0, bar: paint },
      { name: 'as a multiple of an empty page', value: slowest / empty, unit: 'times' },
      { name: '10,000 rates filtered, slowest of twenty', value: filtered, unit: 'ms', bar: filter },
      { name: '10,000 new rates filtered and sorted, median', value: first, unit: 'ms', bar: filter },
      { name: 'as a multiple of one sort', value: first / sort, unit: 'times' },
      { name: 'click to toast', value: toast, unit: 'ms', digits: 0 },
      { name: "the server's share", value: (100 * median(forms.map(({ server }) => server))) / toast, unit: '%' },
    ],
    tables: [
      {
        title: 'Next paint in ms: median (smallest - largest)',
        columns: ['page', ...actions],
        rows: [...Map.groupBy(uses, ({ name }) => name)].map(([name, some]) => [
          name,
          ...actions.map((action) =>
            spreadText(
              some.flatMap(({ times }) => times[action]),
              0,
            ),
          ),
        ]),
      },
    ],
  };
}
