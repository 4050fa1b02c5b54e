import { alterations } from '@annuity-lantern/contracts/alter-address';
import { tidyAddress } from '@annuity-lantern/contracts/tidy-address';
import { expect, test } from 'vitest';
import { readFilters, toQuery, unreadFilters, writeFilters } from './lead-filters.ts';

const now = Date.parse('2026-03-02T12:00:00Z');

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
  ['in-time', { from: '2026-03-01T16:00:00.000Z' }],
  ['warning', { from: '2026-03-01T12:00:00.000Z', to: '2026-03-01T16:00:00.000Z' }],
  ['late', { to: '2026-03-01T12:00:00.000Z' }],
] as const)('asks for the age %s by moments', (age, moments) => {
  expect(toQuery({ age, kind: 'consultation' }, now)).toEqual({ kind: 'consultation', ...moments });
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
