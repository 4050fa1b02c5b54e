import { useCallback } from 'react';
import type { LeadListName } from './lead-lists.ts';
import { type LeadList, useLeads } from './use-leads.ts';

export type ShownCounts = Readonly<Record<LeadListName, number>>;

interface Options {
  readonly firstCounts: ShownCounts;
  readonly onSessionEnded: () => void;
}

/** Both lists of requests. Each is read, and fails, on its own; what is said of the desk as a whole is put together here. */
export function useBothLists({ firstCounts, onSessionEnded }: Options) {
  const consultations = useLeads({ list: 'consultations', firstCount: firstCounts.consultations, onSessionEnded });
  const reviews = useLeads({ list: 'reviews', firstCount: firstCounts.reviews, onSessionEnded });
  const both = [consultations, reviews];
  const { refresh: refreshConsultations } = consultations;
  const { refresh: refreshReviews } = reviews;
  const refresh = useCallback(() => {
    void refreshConsultations();
    void refreshReviews();
  }, [refreshConsultations, refreshReviews]);

  return {
    consultations,
    reviews,
    refresh,
    shown: both.flatMap(({ page }) => page?.leads ?? []),
    reading: both.some(({ reading }) => reading === 'newest'),
    /** Both have answered, if only with a failure. */
    settled: both.every(({ settledAt }) => settledAt !== null),
    /** Both were read to their end. */
    complete: both.every(({ page }) => page !== null && page.next === null),
    /** A list that was asked for and never came. */
    missing: neverCame(consultations) ? ('consultations' as const) : neverCame(reviews) ? ('reviews' as const) : undefined,
    empty: both.every(({ page }) => page?.leads.length === 0),
    readAt: earliest(both, 'readAt'),
    settledAt: earliest(both, 'settledAt'),
  };
}

function neverCame({ page, failed }: LeadList): boolean {
  return page === null && failed !== null;
}

/** The desk is as old as the older of its lists. */
function earliest(lists: readonly LeadList[], moment: 'readAt' | 'settledAt'): number | null {
  const moments = lists.map((list) => list[moment]).filter((at) => at !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}
