import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from './query-keys.ts';

/** The id of the request that is open in the part Requests, and the function that opens another one there. Any part of the desk may call it. */
export function useOpenRequest(): [string | null, (id: string | null) => void] {
  const client = useQueryClient();
  const open = useCallback((id: string | null) => void client.setQueryData<string | null>(queryKeys.openRequest, id), [client]);
  const { data = null } = useQuery<string | null>({ queryKey: queryKeys.openRequest, queryFn: skipToken });
  return [data, open];
}
