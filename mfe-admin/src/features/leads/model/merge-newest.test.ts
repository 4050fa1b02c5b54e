import { expect, test } from 'vitest';
import { leadOf } from '../../../testing/fake-desk.ts';
import type { LeadPage } from '../api/read-leads.ts';
import { mergeNewest } from './merge-newest.ts';

/** Numbers stand for leads, newest first. */
function pageOf(numbers: number[], next: string | null): LeadPage {
  return { leads: numbers.map((number) => leadOf(number, number * 1000)), next };
}
const numbersOf = (page: LeadPage) => page.leads.map((lead) => Number(lead.lastName.slice(7)));

test('a lead pushed out of the freshly read part stays, with the cursor behind it', () => {
  const merged = mergeNewest(pageOf([4, 3, 2, 1], 'after 1'), pageOf([6, 5, 4, 3], 'after 3'));
  expect(numbersOf(merged)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(merged.next).toBe('after 1');
});

test('with nothing pushed out the fresh part is the list', () => {
  expect(mergeNewest(pageOf([2, 1], 'after 1'), pageOf([2, 1], 'newer cursor')).next).toBe('newer cursor');
});

test('a fresh part that reaches the end is the whole list: what is not in it is gone', () => {
  expect(numbersOf(mergeNewest(pageOf([3, 2, 1], null), pageOf([3, 1], null)))).toEqual([3, 1]);
});

test('with no lead in common nothing tells how many lie between: the fresh part alone is true', () => {
  const merged = mergeNewest(pageOf([2, 1], null), pageOf([60, 59], 'after 59'));
  expect(numbersOf(merged)).toEqual([60, 59]);
  expect(merged.next).toBe('after 59');
});
