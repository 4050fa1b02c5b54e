import { ApiError } from '@annuity-lantern/host-kit';
import { MutationCache, notifyManager, QueryCache, QueryClient, type QueryState } from '@tanstack/react-query';
import { getSession, setSession } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/** How often polled queries are read again while the page is visible, in milliseconds. */
export const REFRESH_EVERY = 30_000;

/** Options of a query that is read when it is opened and polled after that. */
export const polled = {
  staleTime: 0,
  refetchInterval: REFRESH_EVERY,
  // Polling pauses while the page is hidden: a missed refresh is made up for when the page is visible again.
  refetchOnWindowFocus: ({ state }: { readonly state: Pick<QueryState, 'dataUpdatedAt' | 'errorUpdatedAt'> }) =>
    Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= REFRESH_EVERY,
} as const;

// By default observers are notified in a timeout. A pressed button must be disabled before the second click of a double click.
notifyManager.setScheduler((notify) => notify());

/** The cache of one visit to the desk. A 401 of any query or mutation ends the session. */
export function createQueryClient(): QueryClient {
  const onError = ({ status }: ApiError) => {
    if (status === 401 && getSession(client)?.kind === 'signed-in') setSession(client, { kind: 'signed-out', why: 'ended' });
  };
  // Anything but an ApiError is a bug: it goes to the error boundary.
  const throwOnError = (error: Error) => !(error instanceof ApiError);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Kept until the session ends: a hidden part of the desk goes on where it was left.
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        throwOnError,
      },
      // Variables hold passwords and notes: nothing of them is kept once the form is gone.
      mutations: { networkMode: 'always', gcTime: 0, throwOnError },
    },
  });
  return client;
}

/**
 * Whether the last read failed. While a failed first read is repeated, TanStack Query says `pending` without an error;
 * this stays true, so that the error and its "Try again" button, which has the focus, do not vanish meanwhile.
 */
export function hasFailed(read: { readonly data: unknown; readonly isError: boolean; readonly errorUpdatedAt: number }): boolean {
  return read.data === undefined ? read.errorUpdatedAt > 0 : read.isError;
}
