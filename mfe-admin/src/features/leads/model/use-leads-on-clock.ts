import type { Lead } from './lead.ts';
import { useFoundLeads } from './use-found-leads.ts';
import type { useLeadLists } from './use-lead-lists.ts';

interface LeadsOnClock {
  readonly leads: readonly Lead[];
  readonly extent: 'all' | 'longest' | 'below';
}

/** What the clock shows. Newest first, the lists do not reach those that have waited longest, so these are read apart unless everything is loaded. */
export function useLeadsOnClock({ shown, settled, complete }: ReturnType<typeof useLeadLists>): LeadsOnClock {
  const { rows, hasMore } = useFoundLeads('', settled && !complete ? { sort: 'left' } : {});
  if (complete) return { leads: shown, extent: 'all' };
  return rows ? { leads: rows, extent: hasMore ? 'longest' : 'all' } : { leads: shown, extent: 'below' };
}
