import { alterations } from '@annuity-lantern/contracts/testing/alter-address';
import { tidyAddress } from '@annuity-lantern/contracts/tidy-address';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { expect, test } from 'vitest';
import { readFilters, toQuery, unreadFilters, writeFilters } from './lead-filters.ts';

const { hours } = sampleHost().site;
/** A Tuesday. */
const now = Date.parse('2026-03-03T12:00:00Z');

test('reads the filters of an address, and drops unknown ones', () => {
  const search = '?part=requests&kind=consultation&state=OH&waiting=1&age=late&sort=left&status=unknown&assets=&attention=yes&q=Okafor';
  expect(readFilters(search)).toEqual({ kind: 'consultation', state: 'OH', waiting: '1', age: 'late', sort: 'left' });
  expect(unreadFilters(search)).toEqual(['status=unknown', 'attention=yes']);
});

test('writes filters in place of earlier ones, and keeps the rest of the address', () => {
  expect(writeFilters('?part=requests&kind=consultation&age=late', { state: 'OH' })).toBe('?part=requests&state=OH');
  expect(readFilters(writeFilters('', { status: 'closed', age: 'week' }))).toEqual({ status: 'closed', age: 'week' });
});

test.each([
  ['in-time', { from: '2026-03-02T16:00:00.001Z' }],
  ['warning', { from: '2026-03-02T12:00:00.001Z', to: '2026-03-02T16:00:00.001Z' }],
  ['late', { to: '2026-03-02T12:00:00.001Z' }],
  ['week', { from: '2026-02-24T12:00:00.000Z' }],
] as const)('asks for the age %s by moments', (age, moments) => {
  expect(toQuery({ age, kind: 'consultation' }, now, hours)).toEqual({ kind: 'consultation', ...moments });
});

test('leaves out days on which the office is closed', () => {
  const mondayAtNoon = Date.parse('2026-03-02T17:00:00Z');
  expect(toQuery({ age: 'late' }, mondayAtNoon, hours)).toEqual({ to: '2026-02-27T17:00:00.001Z' });
  expect(toQuery({ age: 'late' }, mondayAtNoon, { ...hours, closedDays: ['2026-02-27'] })).toEqual({ to: '2026-02-26T17:00:00.001Z' });
});

test('reads an address as it was written, however a mail program altered it', () => {
  const filters = { kind: 'consultation', state: 'OH', waiting: '1', age: 'late', callDay: 'Monday', owner: "o'neil", sort: 'left' };
  const path = '/staff-desk';
  const search = writeFilters('?part=requests', readFilters(`?${new URLSearchParams(filters)}`));
  for (const [what, alter] of Object.entries(alterations)) {
    const tidy = tidyAddress(alter(path + search)).slice(path.length);
    expect([what, readFilters(tidy), unreadFilters(tidy)]).toEqual([what, readFilters(search), []]);
  }
});
