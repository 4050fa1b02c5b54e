import { expect, it } from 'vitest';
import { readDay, readMonth, splitDay, writeOutYear } from './read-day.ts';

it.each([
  '11/21/2026',
  '11/21/26',
  '11-21-2026',
  '11-21-26',
  '11.21.2026',
  '11 / 21 / 2026',
  '11\u201121\u20112026',
  '2026-11-21',
  '2026/11/21',
  'November 21, 2026',
  'Nov 21, 2026',
  'Nov. 21 2026',
  'November 21st, 2026',
  'Nov 21, 26',
  'Saturday, November 21, 2026',
  'Sat. Nov 21, 2026',
  '21 November 2026',
  '21-Nov-2026',
  '21-Nov-26',
  '21st Nov. 2026',
  '１１/２１/２０２６',
  '\u200e11/21/2026\u200b',
  'November\u00a021,\u00a02026',
])('reads %s', (text) => {
  expect(readDay(text)).toEqual({ year: 2026, month: 11, day: 21 });
});

it.each([
  '02/30/2026',
  '2/29/2027',
  '2026-02-30',
  '13/01/2026',
  '21/11/2026',
  '11/00/2026',
  '00/11/2026',
  '31 June 2026',
  'Nev 21, 2026',
  '11/21',
  '11/21/202',
  '1/2/3',
  'yesterday',
  '',
  '46347',
])('has no day for %j', (text) => {
  expect(readDay(text)).toBeNull();
});

it('reads February 29 of a leap year', () => {
  expect(readDay('2/29/28')).toEqual({ year: 2028, month: 2, day: 29 });
});

it.each(['', '11', '11/21', '2026', 'yesterday', '11/21/202'])('takes %j for no whole date', (text) => {
  expect(splitDay(text)).toBeNull();
});

it('takes a year of two digits for one of this century', () => {
  expect(['00', '26', '99', '2026', '1', ''].map(writeOutYear)).toEqual(['2000', '2026', '2099', '2026', '1', '']);
});

it('reads both short names of September', () => {
  expect(['Sep', 'Sept.', 'September', '09', '9'].map(readMonth)).toEqual([9, 9, 9, 9, 9]);
});

it.each(['no', '13', '0', 'Smarch', ''])('finds no month in %j', (text) => {
  expect(readMonth(text)).toBeNull();
});
