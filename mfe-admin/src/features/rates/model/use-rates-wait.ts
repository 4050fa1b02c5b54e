import { approveRateSheet, readRateDesk } from '@annuity-lantern/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { useMayCall } from '../../../queries/session.ts';

/** How many sheets of others wait for this manager. Null without any, and for those who approve none. */
export function useRatesWait(): { readonly tone: 'count'; readonly count: number; readonly words: string } | null {
  const mayApprove = useMayCall(approveRateSheet);
  const { data } = useQuery({
    ...polled,
    enabled: mayApprove,
    queryKey: queryKeys.rates,
    queryFn: ({ signal }) => callAsStaff(readRateDesk, {}, { signal }),
  });
  const count = mayApprove ? (data?.waiting.filter(({ own }) => !own).length ?? 0) : 0;
  return count > 0 ? { tone: 'count', count, words: `: ${count} ${count === 1 ? 'sheet waits' : 'sheets wait'} for approval` } : null;
}
