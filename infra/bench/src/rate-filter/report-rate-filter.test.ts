import { expect, it } from 'vitest';
import { isMissed } from '../report/section.ts';
import { reportRateFilter } from './report-rate-filter.ts';

it('holds what is slow against the bars, and only tells of the naive way', () => {
  const filters = [{ known: [...Array(19).fill(1), 60], received: [40, 55, 60], naive: [300] }];
  const interactions = [
    { name: 'typing', times: [24, 32] },
    { name: 'typing', times: [40] },
    { name: 'flagging', times: [208] },
    { name: 'sliding', times: [] },
  ];
  const { figures, tables } = reportRateFilter(filters, interactions, 10_000);
  expect(figures.map(({ value }) => value)).toEqual([1, 55, 300, 208]);
  expect(figures.map(isMissed)).toEqual([false, true, false, true]);
  expect(tables[0]?.rows.map(([how]) => how)).toEqual(['list known before', 'list just received', 'naive']);
  expect(tables[1]?.rows).toEqual([
    ['typing', '3', '32 (24 - 40)'],
    ['flagging', '1', '208 (208 - 208)'],
    ['sliding', '0', 'none'],
  ]);
});
