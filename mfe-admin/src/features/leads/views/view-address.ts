import { type LeadFilters, readFilters, writeFilters } from '../model/lead-filters.ts';

/** Named filters with a sort order. */
export interface View {
  readonly name: string;
  readonly filters: LeadFilters;
}

/** What the desk shows first, at an address without filters. */
export const myQueue: View = { name: 'My queue', filters: { sort: 'queue' } };

/** Views that every desk has. */
export const builtInViews: readonly View[] = [
  { ...myQueue, filters: {} },
  { name: 'Mine', filters: { owner: 'me' } },
  { name: 'Nobody’s', filters: { owner: 'nobody', waiting: '1' } },
  { name: 'Late', filters: { age: 'late', waiting: '1' } },
  { name: 'Needs attention', filters: { attention: '1' } },
  { name: 'Everyone’s', filters: { sort: 'left' } },
];

/** The filters of a saved view. Drops filters that this version does not know. */
export function filtersOf(stored: Readonly<Record<string, string>>): LeadFilters {
  return readFilters(`?${new URLSearchParams(stored)}`);
}

export function areSame(one: LeadFilters, other: LeadFilters): boolean {
  return writeFilters('', one) === writeFilters('', other);
}
