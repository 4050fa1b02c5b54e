import type { AuditEntry } from '@annuity-lantern/staff-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countRowsRead, ENTRY_PAUSE, MOST_SEEN, ROW_SPAN, type RowsReadCounter } from './count-rows-read.ts';

let entries: AuditEntry[];
let works: boolean;
let counter: RowsReadCounter;

beforeEach(() => {
  vi.useFakeTimers();
  entries = [];
  works = true;
  counter = countRowsRead(async (entry) => {
    if (works) entries.push(entry);
    return works;
  });
});

afterEach(async () => {
  await counter.stop();
  vi.useRealTimers();
});

const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => `row ${from + index}`);
const read = (ids: string[], by = 'vera') => counter.count({ by, list: 'search', ids });
const counts = () => entries.map(({ details }) => details?.count);

it('records the first rows at once, and those of the next minute in one entry', async () => {
  await read(rows(0, 50));
  expect(entries).toEqual([{ at: new Date(), by: 'vera', action: 'rows_read', details: { list: 'search', count: 50 } }]);
  await read(rows(50, 50));
  await read(rows(100, 20));
  await vi.advanceTimersByTimeAsync(ENTRY_PAUSE - 1);
  expect(counts()).toEqual([50]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(counts()).toEqual([50, 70]);
});

it('records at most one entry a minute per person and list', async () => {
  for (let second = 0; second < 300; second += 1) {
    await read(rows(second, 1));
    await read(rows(second, 1), 'ruth');
    await counter.count({ by: 'vera', list: 'filtered', ids: rows(1000 + second, 1) });
    await vi.advanceTimersByTimeAsync(1000);
  }
  for (const [by, list] of [
    ['vera', 'search'],
    ['vera', 'filtered'],
    ['ruth', 'search'],
  ]) {
    const own = entries.filter((entry) => entry.by === by && entry.details?.list === list).map(({ at }) => at.getTime());
    expect(own.length).toBeGreaterThan(3);
    for (const [index, at] of own.entries()) expect(at - (own[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(ENTRY_PAUSE);
  }
});

it('counts a row again only after an hour in which the person did not read it', async () => {
  await read(rows(0, 50));
  for (let minute = 0; minute < 3 * 60; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    await read(rows(0, 50));
  }
  expect(counts()).toEqual([50]);
  await vi.advanceTimersByTimeAsync(ROW_SPAN);
  await read(rows(0, 50));
  expect(counts()).toEqual([50, 50]);
});

it('counts each new row that refreshes of a first page bring', async () => {
  for (let refresh = 0; refresh < 40; refresh += 1) {
    await counter.count({ by: 'vera', list: 'consultation-requests', ids: rows(refresh * 5, 50) });
    await vi.advanceTimersByTimeAsync(30_000);
  }
  await counter.stop();
  expect(counts().reduce<number>((sum, count) => sum + Number(count), 0)).toBe(50 + 39 * 5);
});

it('counts a row once per person, in whichever list it was first read', async () => {
  await counter.count({ by: 'vera', list: 'consultation-requests', ids: rows(0, 50) });
  await counter.count({ by: 'vera', list: 'filtered', ids: rows(40, 50) });
  await read(rows(0, 50), 'ruth');
  expect(entries.map(({ by, details }) => [by, details?.list, details?.count])).toEqual([
    ['vera', 'consultation-requests', 50],
    ['vera', 'filtered', 40],
    ['ruth', 'search', 50],
  ]);
});

it('counts a request that the page of a person shows whole, also after its row', async () => {
  await read(rows(0, 3));
  await counter.count({ by: 'vera', list: 'person', ids: rows(0, 3) });
  expect(counts()).toEqual([3, 3]);
});

it('forgets the rows read longest ago above its limit', async () => {
  await read(rows(0, MOST_SEEN));
  await read(rows(0, 1));
  await read(rows(MOST_SEEN, 2));
  await read(rows(0, 1));
  await read(rows(1, 1));
  await counter.stop();
  expect(counts()).toEqual([MOST_SEEN, 3]);
});

it('records a search that finds nothing once an hour, and never its text', async () => {
  const search = (text: string) => counter.count({ by: 'vera', list: 'search', ids: [], text });
  await search('heron@example.com');
  await search('heron@example.com');
  await vi.advanceTimersByTimeAsync(2 * ENTRY_PAUSE);
  expect(counts()).toEqual([0]);
  await search('heron@example.org');
  expect(counts()).toEqual([0, 0]);
  expect(JSON.stringify(entries)).not.toContain('heron');
});

it('records rows later if the audit took no entry', async () => {
  works = false;
  await read(rows(0, 50));
  works = true;
  await vi.advanceTimersByTimeAsync(ENTRY_PAUSE + 5000);
  expect(counts()).toEqual([50]);
});

it('records what is left when it stops', async () => {
  await read(rows(0, 50));
  await read(rows(50, 1));
  await counter.stop();
  expect(counts()).toEqual([50, 1]);
});
