import { listAnnuityRates } from '@annuity-lantern/contracts/http';
import { useRead } from '@annuity-lantern/host-kit';
import { useEffect } from 'react';

/** Milliseconds between two reads of the rates. */
const EVERY_MS = 5 * 60_000;

/** When an answer, good or bad, was first seen. The answers outlive the page, and so does this. */
const seenAt = new WeakMap<object, number>();

/**
 * The rates, read again every five minutes: while the tab is hidden not at all, and on return at once when it is due. A read that fails
 * leaves the old list, with the moment it is of.
 */
export function useRates() {
  const { data, error, isPending, isFetching, refetch } = useRead(listAnnuityRates, {});
  const answer = error ?? data;

  useEffect(() => {
    if (!answer) return;
    const due = momentOf(answer) + EVERY_MS;
    const readIfDue = () => {
      if (document.visibilityState === 'visible' && Date.now() >= due) void refetch();
    };
    const timer = setTimeout(readIfDue, Math.max(0, due - Date.now()));
    document.addEventListener('visibilitychange', readIfDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', readIfDue);
    };
  }, [answer, refetch]);

  return {
    rates: data?.data,
    isPending,
    isFetching,
    error,
    refetch,
    /** The time of the shown list, if a later read has failed. */
    outdatedSince: error && data ? momentOf(data) : undefined,
  };
}

function momentOf(answer: object): number {
  const known = seenAt.get(answer);
  if (known !== undefined) return known;
  const now = Date.now();
  seenAt.set(answer, now);
  return now;
}
