import type { HistoryEntry } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { changeSince } from './change-since.ts';

const entry = (seq: number, what: HistoryEntry['what'], by: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at: '2026-03-02T17:05:00.000Z',
  seq,
  what,
  by,
  ...more,
});
const since = (seen: number, ...history: HistoryEntry[]) => changeSince({ history }, seen, 'tom')?.seq;

it('finds the newest change by someone else that the writer has not seen', () => {
  const history = [entry(1, 'status', 'maria'), entry(2, 'owner', 'maria'), entry(3, 'status', 'maria')];
  expect([0, 1, 2, 3].map((seen) => since(seen, ...history))).toEqual([3, 3, 3, undefined]);
});

it('finds no own change, no note, and nothing that completes the record', () => {
  expect(since(0, entry(1, 'status', 'tom'), entry(1, 'note', 'maria'), entry(2, 'completed', 'system'))).toBeUndefined();
  expect(since(0, entry(1, 'owner', 'tom', { toOwner: 'tom' }))).toBeUndefined();
});

it('finds a hand-over by the writer, so that the text is not sent as if the request were still theirs', () => {
  expect(since(0, entry(1, 'owner', 'tom', { toOwner: 'maria' }))).toBe(1);
  expect(since(0, entry(1, 'owner', 'tom'))).toBe(1);
});
