import { expect, it } from 'vitest';
import { isMissed } from '../report/section.ts';
import { type PageChange, reportPageChange } from './report-page-change.ts';

const change = (device: PageChange['device'], from: string, to: string, visit: PageChange['visit'], script: number): PageChange => ({
  device,
  from,
  to,
  visit,
  script,
  drawing: 10,
  all: 2 * script,
  scriptAhead: 5,
});

it('holds the slowest median of each kind of visit against the bar', () => {
  const changes = [
    ...[40, 90, 60].map((script) => change('desktop', '/', '/about', 'first', script)),
    ...[101, 400, 30].map((script) => change('desktop', '/about', '/education', 'first', script)),
    ...[20, 30, 99].map((script) => change('desktop', '/education', '/about', 'again', script)),
    ...[50, 99, 10].map((script) => change('phone', '/', '/about', 'first', script)),
    ...[110, 120, 10].map((script) => change('phone', '/about', '/', 'again', script)),
  ];
  const shown = [80, 70, 300].map((milliseconds) => ({ to: '/about', milliseconds }));
  const { notes, figures, tables } = reportPageChange(changes, shown, { rounds: 3, indices: [1500, 2000, 1000] });
  expect(notes.join()).toContain('1500 (1000 - 2000)');
  expect(figures.map(({ value }) => value)).toEqual([101, 30, 50, 110, 80]);
  expect(figures.map(isMissed)).toEqual([true, false, false, true, false]);
  expect(tables[1]?.rows).toEqual([['/about', '80 (70 - 300)']]);
  expect(tables[0]?.rows).toEqual([
    ['desktop', '/', '/about', 'no', '60 (40 - 90)', '5 (5 - 5)', '10 (10 - 10)', '120 (80 - 180)'],
    ['desktop', '/about', '/education', 'no', '101 (30 - 400)', '5 (5 - 5)', '10 (10 - 10)', '202 (60 - 800)'],
    ['desktop', '/education', '/about', 'yes', '30 (20 - 99)', '5 (5 - 5)', '10 (10 - 10)', '60 (40 - 198)'],
    ['phone', '/', '/about', 'no', '50 (10 - 99)', '5 (5 - 5)', '10 (10 - 10)', '100 (20 - 198)'],
    ['phone', '/about', '/', 'yes', '110 (10 - 120)', '5 (5 - 5)', '10 (10 - 10)', '220 (20 - 240)'],
  ]);
});
