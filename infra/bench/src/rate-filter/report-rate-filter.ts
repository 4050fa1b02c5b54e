import { loadavg } from 'node:os';
import { SLOWDOWN } from '../page-change/open-slowly.ts';
import type { Section } from '../report/section.ts';
import { median, percentile, spreadText } from '../rounds/spread.ts';
import type { FilterTimes } from './time-filters.ts';
import type { Interaction } from './time-interactions.ts';

const FILTER_BAR = 50;
const PAINT_BAR = 200;

export function reportRateFilter(filters: readonly FilterTimes[], interactions: readonly Interaction[], number: number): Section {
  const known = filters.flatMap((times) => times.known);
  const received = filters.flatMap((times) => times.received);
  const naive = filters.flatMap((times) => times.naive);
  const names = [...new Set(interactions.map(({ name }) => name))];
  const timesOf = (name: string) => interactions.filter((one) => one.name === name).flatMap(({ times }) => times);
  const all = interactions.flatMap(({ times }) => times);
  return {
    title: 'The rate tool with ten thousand rates',
    notes: [
      `Real Chromium, processor ${SLOWDOWN} times slower, ${number} rates; the page in a window of 390 px. Load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}.`,
      'Filter and sort run as the domain has them, beside the same filters written naively: texts are compared and all is sorted anew at each change, in turns with ours.',
      'To the next paint: from a key or press to the frame that follows it, as the browser itself counts it; nothing below 16 ms is counted. Each event also changes a dot in the corner, without which a frame that changes nothing within the window is never shown, and never counted.',
    ],
    figures: [
      {
        name: 'filter and sort at a change, list known before, slowest of twenty',
        value: percentile(known, 0.95),
        unit: 'ms',
        bar: { at: 'most', value: FILTER_BAR },
      },
      {
        name: 'the same at the first change, list just received, keys and order made on the way, median',
        value: median(received),
        unit: 'ms',
        bar: { at: 'most', value: FILTER_BAR },
      },
      { name: 'the same written naively, slowest of twenty', value: percentile(naive, 0.95), unit: 'ms' },
      {
        name: 'interaction to next paint on the page, slowest',
        value: Math.max(...all),
        unit: 'ms',
        digits: 0,
        bar: { at: 'most', value: PAINT_BAR },
      },
    ],
    tables: [
      {
        title: 'Filter and sort, ms',
        columns: ['how', 'median (smallest - largest)'],
        rows: [
          ['list known before', spreadText(known, 1)],
          ['list just received', spreadText(received, 1)],
          ['naive', spreadText(naive, 1)],
        ],
      },
      {
        title: 'To the next paint, ms',
        columns: ['interaction', 'counted', 'median (smallest - largest)'],
        rows: names.map((name) => [name, String(timesOf(name).length), spreadText(timesOf(name), 0)]),
      },
    ],
  };
}
