import { type PagedList, usePagedList } from '../../../paged-list/use-paged-list.ts';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import type { Lead } from './lead.ts';
import { type LeadListName, leadLists } from './lead-lists.ts';

/** Both lists of requests, and the state of both together. Each list loads and fails on its own. */
export function useLeadLists() {
  const consultations = useLeadList('consultations');
  const reviews = useLeadList('reviews');
  const both = [consultations, reviews];
  return {
    consultations,
    reviews,
    shown: both.flatMap(({ rows }) => rows ?? []),
    reading: both.some(({ reading }) => reading === 'newest'),
    /** Both have answered or failed. */
    settled: both.every(({ settledAt }) => settledAt !== null),
    /** Every request is loaded. */
    complete: both.every(({ rows, hasMore }) => rows !== null && !hasMore),
    /** A list that failed before its first answer. */
    missing: neverRead(consultations) ? ('consultations' as const) : neverRead(reviews) ? ('reviews' as const) : undefined,
    empty: both.every(({ rows }) => rows?.length === 0),
    readAt: earliest(both.map(({ readAt }) => readAt)),
    settledAt: earliest(both.map(({ settledAt }) => settledAt)),
  };
}

function useLeadList(list: LeadListName): PagedList<Lead> {
  return usePagedList<Lead>({
    queryKey: queryKeys.list(list),
    callList: (query, options) => callAsStaff(leadLists[list].endpoint, { query }, options),
    keyOf: ({ id }) => id,
  });
}

function neverRead({ rows, failed }: PagedList<Lead>): boolean {
  return rows === null && failed !== null;
}

/** The desk is as old as the older of its lists. */
function earliest(moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : Math.min(...known);
}
