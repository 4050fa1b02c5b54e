import type { HistoryEntry } from '@annuity-lantern/contracts/http';

interface WithHistory {
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
}

/** The entries of all histories, newest first, each with its request. A revocation that was copied to several requests is one entry. */
export function mergeHistories<Of extends WithHistory>(requests: readonly Of[]): { readonly of: Of; readonly entry: HistoryEntry }[] {
  return withoutCopies(requests.flatMap((of) => of.history.map((entry) => ({ of, entry }))))
    .toReversed()
    .toSorted((one, other) => other.entry.at.localeCompare(one.entry.at, 'en-US'));
}

/** Of one revocation the entry with the most channels: where it was recorded, since a copy may have fewer. */
function withoutCopies<One extends { readonly entry: HistoryEntry }>(all: readonly One[]): One[] {
  const fullest = new Map<string, One>();
  for (const one of all) {
    const { what, at, by, way, channels = [] } = one.entry;
    if (what !== 'consent') continue;
    const name = [at, by, way].join();
    if (channels.length > (fullest.get(name)?.entry.channels ?? []).length || !fullest.has(name)) fullest.set(name, one);
  }
  const kept = new Set(fullest.values());
  return all.filter((one) => one.entry.what !== 'consent' || kept.has(one));
}
