import { findLeads, type LeadRow, searchLeads } from '@annuity-lantern/contracts/http';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { useSite } from '@annuity-lantern/host-kit';
import { keepPreviousData, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed, polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import type { Lead } from './lead.ts';
import { leadOfRow } from './lead.ts';
import { type LeadFilters, toQuery } from './lead-filters.ts';

/** Milliseconds for which answers are cached for a repeated search. */
const KEPT = 5 * 60_000;

export interface FoundLeads {
  /** Null until the first answer. */
  readonly rows: readonly Lead[] | null;
  readonly hasMore: boolean;
  /** Some may be missing: the search has to be narrowed. */
  readonly narrow: boolean;
  /** The queue has unowned requests of these states alone; null if it has all. */
  readonly states: readonly string[] | null;
  /** The query of these rows. */
  readonly of: string | undefined;
  readonly readAt: number | null;
  readonly reading: 'newest' | 'more' | null;
  readonly failed: 'newest' | 'more' | null;
  readonly refresh: () => void;
  readonly showMore: () => void;
}

/** The requests that a search and the filters find, polled like the lists. Asks nothing while neither is set. */
export function useFoundLeads(text: string, filters: LeadFilters): FoundLeads {
  const { hours } = useSite();
  const isActive = text !== '' || Object.keys(filters).length > 0;
  const query = useInfiniteQuery({
    ...polled,
    gcTime: KEPT,
    // Calm while someone types: the last answer stays until the next one.
    placeholderData: keepPreviousData,
    queryKey: queryKeys.found(text, filters),
    queryFn: isActive ? ({ pageParam, signal }) => readFound({ q: text, filters, hours }, pageParam, signal) : skipToken,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.rows.map(leadOfRow)) ?? null, [pages]);
  return {
    rows,
    hasMore: query.hasNextPage,
    narrow: pages?.at(-1)?.narrow ?? false,
    states: pages?.[0]?.states ?? null,
    of: pages?.[0]?.of,
    readAt: query.dataUpdatedAt || null,
    reading: query.isFetching ? (query.isFetchingNextPage ? 'more' : 'newest') : null,
    failed: hasFailed(query) ? (query.isFetchNextPageError ? 'more' : 'newest') : null,
    refresh: () => void query.refetch(),
    showMore: () => void query.fetchNextPage(),
  };
}

/** Tells answers to different questions apart. */
export function questionOf(text: string, filters: LeadFilters): string {
  return JSON.stringify([text, filters]);
}

interface Question {
  readonly q: string;
  readonly filters: LeadFilters;
  readonly hours: OfficeHours;
}

interface Answer {
  readonly of: string;
  readonly rows: readonly LeadRow[];
  readonly next?: string | undefined;
  readonly narrow: boolean;
  readonly states?: readonly string[] | undefined;
}

/** @throws ApiError */
async function readFound({ q, filters, hours }: Question, cursor: string | undefined, signal: AbortSignal): Promise<Answer> {
  const { sort, allStates, ...query } = toQuery(filters, Date.now(), hours);
  const from = cursor === undefined ? {} : { cursor };
  const found =
    q === ''
      ? await callAsStaff(
          findLeads,
          { query: { ...query, ...(sort ? { sort } : {}), ...(allStates ? { allStates } : {}), ...from } },
          { signal },
        )
      : await callAsStaff(searchLeads, { body: { ...query, ...from, q } }, { signal });
  return { ...found, of: questionOf(q, filters) };
}
