import { loadavg } from 'node:os';
import { SLOWDOWN } from '../page-change/open-slowly.ts';
import type { Section } from '../report/section.ts';
import { median, spreadText } from '../rounds/spread.ts';
import type { Calculation } from './time-calculations.ts';
import { EMPTY_PATH } from './tool-pages.ts';
import type { PageUse } from './use-page.ts';

const CALCULATION_BAR = 5;
const PAINT_BAR = 200;

export function reportTools(calculations: readonly Calculation[], uses: readonly PageUse[]): Section {
  const timesOf = (some: readonly PageUse[]) => some.flatMap(({ times }) => Object.values(times).flat());
  const empty = timesOf(uses.filter(({ path }) => path === EMPTY_PATH));
  const pages = [...Map.groupBy(uses, ({ path }) => path)];
  const kinds = Object.keys(uses[0]?.times ?? {}) as (keyof PageUse['times'])[];
  return {
    title: 'The tools: calculating and answering',
    notes: [
      `Calculations in Node ${process.versions.node}, each a thousand times with another amount, from the texts in the fields to the figures and sentences.`,
      `Pages in a real Chromium, window of 390 px, processor ${SLOWDOWN} times slower; from a key or press to the frame that follows it, as the browser itself counts it. Each event also changes a dot in the corner: a frame that changes nothing within the window is never shown, and the browser would count on to one that is.`,
      `An empty page with the same controls is used in the same way. Load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}.`,
    ],
    figures: [
      {
        name: 'slowest of the calculations, median',
        value: Math.max(...calculations.map(({ times }) => median(times))),
        unit: 'ms',
        digits: 3,
        bar: { at: 'most', value: CALCULATION_BAR },
      },
      {
        name: 'interaction to next paint on a tool page, slowest',
        value: Math.max(...timesOf(uses.filter(({ path }) => path !== EMPTY_PATH))),
        unit: 'ms',
        digits: 0,
        bar: { at: 'most', value: PAINT_BAR },
      },
      { name: 'the same on an empty page', value: Math.max(...empty), unit: 'ms', digits: 0 },
    ],
    tables: [
      {
        title: 'One calculation, ms',
        columns: ['calculation', 'median (smallest - largest)'],
        rows: calculations.map(({ name, times }) => [name, spreadText(times, 3)]),
      },
      {
        title: 'To the next paint, ms: median (smallest - largest)',
        columns: ['page', 'all', ...kinds],
        rows: pages.map(([path, some]) => [
          path === EMPTY_PATH ? 'an empty page' : path,
          spreadText(timesOf(some), 0),
          ...kinds.map((kind) =>
            spreadText(
              some.flatMap(({ times }) => times[kind]),
              0,
            ),
          ),
        ]),
      },
    ],
  };
}
