import * as contract from '@annuity-lantern/contracts/built-in-views';
import { readViewFilters } from '@annuity-lantern/contracts/http';
import { type LeadFilters, writeFilters } from '../model/lead-filters.ts';

/** Named filters with a sort order. */
export interface View {
  readonly id: string;
  readonly name: string;
  readonly filters: LeadFilters;
}

/** What the desk shows first, at an address without filters. */
export const myQueue = contract.builtInViews.queue;

/** Views that every desk has. */
export const builtInViews: readonly View[] = Object.entries(contract.builtInViews).map(([id, view]) => ({
  id,
  ...view,
  ...(view === myQueue ? { filters: {} } : {}),
}));

/** The filters of a saved view. Drops filters that this version does not know. */
export function filtersOf(stored: Readonly<Record<string, string>>): LeadFilters {
  return readViewFilters(stored);
}

export function areSame(one: LeadFilters, other: LeadFilters): boolean {
  return writeFilters('', one) === writeFilters('', other);
}
