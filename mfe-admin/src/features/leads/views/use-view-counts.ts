import { countViews, type ViewCount, type ViewCounts } from '@annuity-lantern/contracts/http';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { useQuery } from '@tanstack/react-query';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

/** How many requests each view has, and how many wait; polled like the lists. Undefined before the first answer. */
export function useViewCounts(): ViewCounts | undefined {
  return useQuery({
    ...polled,
    queryKey: queryKeys.viewCounts,
    queryFn: ({ signal }) => callAsStaff(countViews, {}, { signal }),
  }).data;
}

/** The count of a built-in or saved view, by its id. */
export function countOf(counts: ViewCounts | undefined, id: string): ViewCount | undefined {
  const all: Readonly<Record<string, ViewCount>> = { ...counts?.saved, ...counts?.builtIn };
  return all[id];
}

/** `12`, `500+`. */
export function countWords({ count, more }: ViewCount): string {
  return `${formatNumber(count)}${more ? '+' : ''}`;
}
