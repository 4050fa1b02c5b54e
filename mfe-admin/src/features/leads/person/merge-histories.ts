import type { HistoryEntry } from '@annuity-lantern/contracts/http';

interface WithHistory {
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
}

/** The entries of all histories, newest first, each with its request. */
export function mergeHistories<Of extends WithHistory>(requests: readonly Of[]): { readonly of: Of; readonly entry: HistoryEntry }[] {
  return requests
    .flatMap((of) => of.history.map((entry) => ({ of, entry })))
    .toReversed()
    .toSorted((one, other) => other.entry.at.localeCompare(one.entry.at));
}
