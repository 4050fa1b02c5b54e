import { QueryClient } from '@tanstack/react-query';

/** The spec's rules for reads: no retries, never stale, no refetch on focus or reconnect. */
export function createReadCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
