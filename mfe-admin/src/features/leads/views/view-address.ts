import { type LeadFilters, readFilters, writeFilters } from '../model/lead-filters.ts';

/** Named filters with a sort order. */
export interface View {
  readonly name: string;
  readonly filters: LeadFilters;
}

/** Views that every desk has. */
export const builtInViews: readonly View[] = [
  { name: 'Waiting, least time left', filters: { sort: 'left' } },
  { name: 'Mine', filters: { owner: 'me' } },
  { name: 'Without an owner', filters: { owner: 'nobody', waiting: '1' } },
  { name: 'Needs attention', filters: { attention: '1' } },
];

/** The filters of a saved view. Drops filters that this version does not know. */
export function filtersOf(stored: Readonly<Record<string, string>>): LeadFilters {
  return readFilters(`?${new URLSearchParams(stored)}`);
}

export function areSame(one: LeadFilters, other: LeadFilters): boolean {
  return writeFilters('', one) === writeFilters('', other);
}
