import type { HistoryEntry } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { mergeHistories } from './merge-histories.ts';

const entry = (at: string, seq = 0): HistoryEntry => ({ at: `2026-03-0${at}:00:00.000Z`, seq, what: 'note', by: 'ruiz' });

it('merges histories by time, newest first, and keeps the order of entries of one moment', () => {
  const merged = mergeHistories([
    { id: 'a', history: [entry('1T10', 0), entry('3T10', 1), entry('3T10', 2)] },
    { id: 'b', history: [entry('2T10', 0), entry('4T10', 1)] },
  ]);
  expect(merged.map(({ of, entry: { at, seq } }) => `${of.id}${seq} ${at.slice(8, 10)}`)).toEqual([
    'b1 04',
    'a2 03',
    'a1 03',
    'b0 02',
    'a0 01',
  ]);
});

it('shows what was copied to several requests once for each of them', () => {
  const history = [entry('1T10')];
  expect(mergeHistories([{ history }, { history }])).toHaveLength(2);
});
