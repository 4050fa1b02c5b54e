import { type LeadFilters, readFilters, writeFilters } from '../model/lead-filters.ts';

/** Filters and an order under a name. */
export interface View {
  readonly name: string;
  readonly filters: LeadFilters;
}

/** Views that nobody needs to save. */
export const builtInViews: readonly View[] = [
  { name: 'Waiting, least time left', filters: { sort: 'left' } },
  { name: 'Mine', filters: { owner: 'me' } },
  { name: 'Without an owner', filters: { owner: 'nobody', waiting: '1' } },
  { name: 'Needs attention', filters: { attention: '1' } },
];

/** The filters of a saved view, read as those of an address: what is no filter of this version is left out. */
export function filtersOf(stored: Readonly<Record<string, string>>): LeadFilters {
  return readFilters(`?${new URLSearchParams(stored)}`);
}

export function areSame(one: LeadFilters, other: LeadFilters): boolean {
  return writeFilters('', one) === writeFilters('', other);
}
