import type { HintBatch } from '@annuity-lantern/contracts/http';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryKeys } from '../queries/query-keys.ts';

/** Milliseconds from one read to the next. */
const READ_PAUSE = 1000;
/** The list in which each kind of request is. */
const listOf = { consultation: 'consultations', 'annuity-review': 'reviews' } as const;

/** Returns a function that reads again what hints name and the desk shows: at once, and at most once a second. */
export function createHintReader(client: QueryClient): (batch: HintBatch) => void {
  const waiting = new Map<string, QueryKey>();
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.size > 0) {
      const keys = [...waiting.values()];
      waiting.clear();
      // A read that is running may have been answered before the change: once more after it.
      const early = keys.filter((queryKey) => client.isFetching({ queryKey }) > 0);
      const pause = new Promise((resolve) => setTimeout(resolve, READ_PAUSE));
      // Without canceling: the running read may be a next page that the reader asked for.
      await Promise.all([pause, ...keys.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false }))]);
      for (const key of early) waiting.set(String(key), key);
    }
    running = false;
  }

  return (batch) => {
    for (const key of keysOf(batch)) waiting.set(String(key), key);
    if (!running) void run();
  };
}

function keysOf({ hints, more }: HintBatch): readonly QueryKey[] {
  if (more) return [queryKeys.requests];
  return hints.flatMap(({ id, kind, what }) => [
    queryKeys.list(listOf[kind]),
    queryKeys.allFound,
    queryKeys.viewCounts,
    queryKeys.lead(id),
    ...(what === 'stopped' ? [queryKeys.parked] : []),
  ]);
}
