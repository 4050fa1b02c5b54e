import { ApiError } from '@annuity-lantern/host-kit';
import { MutationCache, type MutationOptions, notifyManager, QueryCache, QueryClient, type QueryState } from '@tanstack/react-query';
import { noteError } from './last-error.ts';
import { getSession, type StaffSession, setSession } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

/** Milliseconds between two refetches of a polled query while the page is visible. */
export const REFRESH_EVERY = 30_000;

/** Options of a query that is read when it is opened and polled after that. */
export const polled = {
  staleTime: 0,
  refetchInterval: REFRESH_EVERY,
  // Polling pauses while the page is hidden. A refresh that was missed follows when the page is visible again.
  refetchOnWindowFocus: ({ state }: { readonly state: Pick<QueryState, 'dataUpdatedAt' | 'errorUpdatedAt'> }) =>
    Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= REFRESH_EVERY,
} as const;

// By default observers are notified in a timeout. A pressed button must be disabled before the second click of a double click.
notifyManager.setScheduler((notify) => notify());

/**
 * The cache of one visit to the desk. A 401 from any query or mutation ends the session in which it was sent.
 * After `set_up_code_first`, the desk stays closed until the person has set up a sign-in code.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: ApiError) => {
    const { status, wire } = error;
    const session = getSession(client);
    if (session?.kind !== 'signed-in') return;
    noteError(client, error);
    if (wire?.code === 'set_up_code_first') setSession(client, { ...session, mustSetUpCode: true });
    // The session continues: its person only has to prove who they are.
    if (status !== 401 || wire?.code === 'proof_needed') return;
    const { username, role } = session;
    setSession(client, { kind: 'signed-out', why: 'ended', person: { username, role } });
  };
  // Queries are canceled when their session ends. Mutations are not: their answer may arrive in the next session.
  const sentIn = new WeakMap<object, StaffSession | undefined>();
  // Anything but an ApiError is a bug: it goes to the error boundary.
  const throwOnError = (error: Error) => !(error instanceof ApiError);
  const client = new DeskClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void sentIn.set(mutation, getSession(client)),
      onError: (error, _variables, _result, mutation) => {
        if (sentIn.get(mutation) === getSession(client)) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Kept until the session ends, because a hidden part of the desk keeps its state.
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        throwOnError,
      },
      // Variables hold passwords and notes, which must not outlive their form.
      mutations: { networkMode: 'always', gcTime: 0, throwOnError },
    },
  });
  return client;
}

/** What follows the server's answer neither makes a stored change look lost when it fails, nor holds it back when it takes long. */
class DeskClient extends QueryClient {
  // biome-ignore lint/suspicious/noExplicitAny: the signature of TanStack Query.
  override defaultMutationOptions<Options extends MutationOptions<any, any, any, any>>(given?: Options): Options {
    const options = super.defaultMutationOptions(given);
    const { onSuccess, onSettled } = options;
    if (given?._defaulted) return options;
    return {
      ...options,
      ...(onSuccess && { onSuccess: (...answer: Parameters<typeof onSuccess>) => withoutFailing(() => onSuccess(...answer)) }),
      ...(onSettled && { onSettled: (...answer: Parameters<typeof onSettled>) => void withoutFailing(() => onSettled(...answer)) }),
    };
  }
}

async function withoutFailing(follow: () => unknown): Promise<void> {
  try {
    await follow();
  } catch (error) {
    console.error(error);
  }
}

/**
 * Whether the last read failed. While a failed first read is retried, TanStack Query reports `pending` without an error.
 * This stays true, so that the focused "Try again" button is not removed.
 */
export function hasFailed(read: { readonly data: unknown; readonly isError: boolean; readonly errorUpdatedAt: number }): boolean {
  return read.data === undefined ? read.errorUpdatedAt > 0 : read.isError;
}
