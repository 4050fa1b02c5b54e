import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** By id. */
type Done = ReadonlyMap<string, LeadDetail>;

/** Milliseconds for which a row shows what was done with its request before it may leave the list. */
const SHOWN = 3000;
/** The same, while the pointer is on the row. */
const WAIT_FOR_POINTER = 500;

const none: Done = new Map();

/** The requests that this person changed a moment ago, as they are now. Their rows say so in place. */
export function useDoneRequests(): Done {
  const { data = none } = useQuery<Done>({ queryKey: queryKeys.done, queryFn: skipToken });
  return data;
}

/** Shows the change in the rows of the request for a moment. */
export function showDone(client: QueryClient, changed: LeadDetail): void {
  const set = (change: (done: Map<string, LeadDetail>) => void) =>
    client.setQueryData<Done>(queryKeys.done, (before = none) => {
      const done = new Map(before);
      change(done);
      return done;
    });
  const end = () => {
    if (client.getQueryData<Done>(queryKeys.done)?.get(changed.id) !== changed) return;
    if (document.querySelector(`tr[data-row$="${changed.id}"]:hover`)) setTimeout(end, WAIT_FOR_POINTER);
    else set((done) => done.delete(changed.id));
  };
  set((done) => done.set(changed.id, changed));
  setTimeout(end, SHOWN);
}
