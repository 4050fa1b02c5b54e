import type { ApiError } from '@annuity-lantern/host-kit';
import { type InfiniteData, type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasFailed, polled } from '../queries/query-client.ts';
import { queryKeys } from '../queries/query-keys.ts';
import { type CallList, type Page, readRows } from './read-rows.ts';

const PAGE_SIZE = 50;

export interface PagedList<Row> {
  /** Null until the first answer. */
  readonly rows: readonly Row[] | null;
  readonly hasMore: boolean;
  /** When the last good answer came, in milliseconds since 1970; null before it. */
  readonly readAt: number | null;
  /** When the last answer or error came, in milliseconds since 1970; null before it. */
  readonly settledAt: number | null;
  readonly reading: 'newest' | 'more' | null;
  readonly failed: 'newest' | 'more' | null;
  readonly refresh: () => void;
  readonly showMore: () => void;
}

interface Options<Row> {
  readonly queryKey: QueryKey;
  readonly callList: CallList<Row>;
  readonly keyOf: (row: Row) => string;
}

/** A list by keyset paging: newest first, polled, one page longer on demand. */
export function usePagedList<Row>({ queryKey, callList, keyOf }: Options<Row>): PagedList<Row> {
  const query = useInfiniteQuery({
    ...polled,
    queryKey,
    queryFn: async ({ pageParam: cursor, client, signal }) => {
      if (cursor !== null) return readRows(callList, cursor, PAGE_SIZE, signal);
      const shown = client.getQueryData<InfiniteData<Page<Row>>>(queryKey)?.pages[0];
      // After signing in again, as many rows as before.
      const before = shown?.rows.length ?? client.getQueryData<number>(queryKeys.listLength(queryKey)) ?? 0;
      const fresh = await readRows(callList, null, Math.max(before, PAGE_SIZE), signal);
      return shown ? keepPushedOut(shown, fresh, keyOf) : fresh;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
  const client = useQueryClient();
  const count = query.data?.length;
  const lengthKey = JSON.stringify(queryKey);
  useEffect(() => {
    if (count !== undefined) client.setQueryData<number>(queryKeys.listLength(JSON.parse(lengthKey)), count);
  }, [client, lengthKey, count]);
  // When a poll follows a next page that failed, TanStack Query forgets which of the two failed.
  const [moreError, setMoreError] = useState<ApiError | null>(null);
  const isMoreError = query.isFetchNextPageError || (query.error !== null && query.error === moreError);
  const settledAt = Math.max(query.dataUpdatedAt, query.errorUpdatedAt);
  return {
    rows: query.data ?? null,
    hasMore: query.hasNextPage,
    readAt: query.dataUpdatedAt || null,
    settledAt: settledAt || null,
    reading: query.isFetching ? (query.isFetchingNextPage ? 'more' : 'newest') : null,
    failed: hasFailed(query) ? (isMoreError ? 'more' : 'newest') : null,
    refresh: () => void query.refetch(),
    showMore: () => void query.fetchNextPage().then(({ error }) => setMoreError(error)),
  };
}

/**
 * The first page after a refresh. Rows that new ones pushed out of it stay, with the old cursor, so that no row disappears
 * while someone reads it.
 */
export function keepPushedOut<Row>(shown: Page<Row>, fresh: Page<Row>, keyOf: (row: Row) => string): Page<Row> {
  const lastKey = fresh.rows.map(keyOf).at(-1);
  const lastShared = shown.rows.findIndex((row) => keyOf(row) === lastKey);
  const pushedOut = lastShared === -1 ? [] : shown.rows.slice(lastShared + 1);
  if (fresh.next === null || pushedOut.length === 0) return fresh;
  return { rows: [...fresh.rows, ...pushedOut], next: shown.next };
}
