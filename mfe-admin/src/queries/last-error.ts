import { errorReference } from '@annuity-lantern/contracts/error-reference';
import type { ApiError } from '@annuity-lantern/host-kit';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** Keeps the reference of a call that failed at our side. Other failures are explained where they happen. */
export function noteError(client: QueryClient, error: ApiError): void {
  if (error.status >= 500 && error.wire) client.setQueryData(queryKeys.lastError, errorReference(error));
}

/** The last such reference, and its time in milliseconds since 1970. */
export function useLastError(): { readonly reference: string | undefined; readonly at: number } {
  const { data, dataUpdatedAt } = useQuery<string>({ queryKey: queryKeys.lastError, queryFn: skipToken });
  return { reference: data, at: dataUpdatedAt };
}
