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

it('shows a revocation once that was copied to other requests, as it was recorded', () => {
  const revoked = (channels: HistoryEntry['channels'], at = '1T10') => ({ ...entry(at), what: 'consent', way: 'phone', channels }) as const;
  const all = revoked(['automatedCalls', 'email']);
  const merged = mergeHistories([
    { id: 'copy', history: [revoked(['email'])] },
    { id: 'recorded', history: [all, revoked(['email'], '2T10')] },
    { id: 'other copy', history: [all] },
  ]);
  expect(merged.map(({ of, entry: { at } }) => `${of.id} ${at.slice(8, 10)}`)).toEqual(['recorded 02', 'recorded 01']);
});

it('shows a note for each request that has it', () => {
  const history = [entry('1T10')];
  expect(mergeHistories([{ history }, { history }])).toHaveLength(2);
});
