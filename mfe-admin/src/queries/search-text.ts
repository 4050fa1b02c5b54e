import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from './query-keys.ts';

interface SearchText {
  readonly text: string;
  /** Counts up with each press of Enter in the field. */
  readonly entered: number;
}

const none: SearchText = { text: '', entered: 0 };

/** The element of the search field, which is in the bar of the desk. */
export const SEARCH_FIELD = 'lead-search';

/** What is typed into the search field. It never is in the address, because it is a name or a number. It is lost when the desk closes. */
export function useSearchText() {
  const client = useQueryClient();
  const { data = none } = useQuery<SearchText>({ queryKey: queryKeys.searchText, queryFn: skipToken });
  const change = useCallback(
    (next: (before: SearchText) => SearchText) => client.setQueryData<SearchText>(queryKeys.searchText, (before = none) => next(before)),
    [client],
  );
  return {
    ...data,
    setText: useCallback((text: string) => void change((before) => ({ ...before, text })), [change]),
    enter: useCallback(() => void change((before) => ({ ...before, entered: before.entered + 1 })), [change]),
  };
}
