import { expect, it } from 'vitest';
import { isMissed } from '../report/section.ts';
import { type PageChange, reportPageChange } from './report-page-change.ts';

const change = (from: string, to: string, visit: PageChange['visit'], script: number): PageChange => ({
  from,
  to,
  visit,
  script,
  drawing: 10,
  all: 2 * script,
});

it('holds the slowest median of each kind of visit against the bar', () => {
  const changes = [
    ...[40, 90, 60].map((script) => change('/', '/about', 'first', script)),
    ...[101, 400, 30].map((script) => change('/about', '/education', 'first', script)),
    ...[20, 30, 99].map((script) => change('/education', '/about', 'again', script)),
  ];
  const { figures, tables } = reportPageChange(changes, { rounds: 3 });
  expect(figures.map(({ value }) => value)).toEqual([101, 30]);
  expect(figures.map(isMissed)).toEqual([true, false]);
  expect(tables[0]?.rows).toEqual([
    ['/', '/about', 'no', '60 (40 - 90)', '10 (10 - 10)', '120 (80 - 180)'],
    ['/about', '/education', 'no', '101 (30 - 400)', '10 (10 - 10)', '202 (60 - 800)'],
    ['/education', '/about', 'yes', '30 (20 - 99)', '10 (10 - 10)', '60 (40 - 198)'],
  ]);
});
