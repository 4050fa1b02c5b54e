import type { Endpoint, EndpointAnswer, EndpointInput } from '@annuity-lantern/contracts/http';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';

export interface ReadOptions {
  /** Reads again after this many milliseconds, while the page is visible. Off by default. */
  readonly everyMs?: number;
  readonly enabled?: boolean;
}

/** Reads an endpoint and keeps the answer for as long as the page lives. Pages draw `isPending`, `isError` and `data`. */
export function useRead<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options: ReadOptions = {}): UseQueryResult<EndpointAnswer<E>, ApiError> {
  return useQuery<EndpointAnswer<E>, ApiError>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.everyMs ?? false,
  });
}
