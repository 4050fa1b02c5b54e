import type { Lead } from './lead.ts';
import { useFoundLeads } from './use-found-leads.ts';
import type { useLeadLists } from './use-lead-lists.ts';

/** What the clock draws. Newest first, the lists do not reach those that have waited longest, so these are read apart unless everything is loaded. */
export function useLeadsOnClock({ shown, settled, complete }: ReturnType<typeof useLeadLists>): readonly Lead[] {
  const { rows } = useFoundLeads('', settled && !complete ? { sort: 'left' } : {});
  return complete || !rows ? shown : rows;
}
