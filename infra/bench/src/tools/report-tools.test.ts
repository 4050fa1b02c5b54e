import { expect, it } from 'vitest';
import { isMissed } from '../report/section.ts';
import { reportTools } from './report-tools.ts';
import { EMPTY_PATH } from './tool-pages.ts';

const use = (path: string, typing: readonly number[], moving: readonly number[]) => ({
  path,
  times: { typing, choosing: [], moving, opening: [], pressing: [] },
});

it('holds the slowest of each against its bar, and an empty page against none', () => {
  const calculations = [
    { name: 'payout', times: [1, 6, 7] },
    { name: 'plan', times: [0.2, 0.3, 40] },
  ];
  const uses = [use(EMPTY_PATH, [300], [24]), use('/a', [32, 200], [40]), use('/b', [48], []), use('/a', [64], [56])];
  const { figures, tables } = reportTools(calculations, uses);
  expect(figures.map(({ value }) => value)).toEqual([6, 200, 300]);
  expect(figures.map(isMissed)).toEqual([true, false, false]);
  expect(tables[1]?.rows).toEqual([
    ['an empty page', '162 (24 - 300)', '300 (300 - 300)', 'none', '24 (24 - 24)', 'none', 'none'],
    ['/a', '56 (32 - 200)', '64 (32 - 200)', 'none', '48 (40 - 56)', 'none', 'none'],
    ['/b', '48 (48 - 48)', '48 (48 - 48)', 'none', 'none', 'none', 'none'],
  ]);
});
