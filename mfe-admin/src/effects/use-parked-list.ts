import { listParkedEffects, type ParkedEffect } from '@annuity-lantern/contracts/http';
import { type PagedList, usePagedList } from '../paged-list/use-paged-list.ts';
import { callAsStaff } from '../queries/call-as-staff.ts';
import { queryKeys } from '../queries/query-keys.ts';

/** The parked and unconfirmed effects of all requests. */
export function useParkedList(): PagedList<ParkedEffect> {
  return usePagedList({
    queryKey: queryKeys.parked,
    callList: (query, options) => callAsStaff(listParkedEffects, { query }, options),
    keyOf: ({ leadId, effect }) => `${leadId} ${effect}`,
  });
}
