import { getLead, type LeadDetail } from '@annuity-lantern/contracts/http';
import { ApiError } from '@annuity-lantern/host-kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { hasFailed, polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

export interface LeadDetailRead {
  /** Null until the first answer; a later read that fails keeps it. */
  readonly detail: LeadDetail | null;
  /** When the last good answer came, in milliseconds since 1970. */
  readonly readAt: number;
  readonly reading: boolean;
  /** `gone`: the request is no longer stored. */
  readonly failed: 'unreadable' | 'gone' | null;
  readonly refresh: () => void;
}

/** One request in full, read when it is opened and polled while it is open. */
export function useLeadDetail(id: string | null): LeadDetailRead {
  const query = useQuery({
    ...polled,
    queryKey: queryKeys.lead(id),
    queryFn: id === null ? skipToken : ({ signal }) => readLead(id, signal),
  });
  return {
    detail: query.data ?? null,
    readAt: query.dataUpdatedAt,
    reading: query.isFetching,
    failed: query.data === null ? 'gone' : hasFailed(query) ? 'unreadable' : null,
    refresh: () => void query.refetch(),
  };
}

/** Null for a request that is no longer stored. @throws ApiError */
async function readLead(id: string, signal: AbortSignal): Promise<LeadDetail | null> {
  try {
    return await callAsStaff(getLead, { params: { id } }, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
