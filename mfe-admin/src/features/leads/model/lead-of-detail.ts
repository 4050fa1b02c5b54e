import type { LeadDetail } from '@annuity-lantern/contracts/http';
import type { Lead } from './lead.ts';

/** The list's row of a request that no list has loaded. */
export function leadOfDetail({ primaryConcern = '', ...detail }: LeadDetail): Lead {
  return detail.kind === 'consultation' ? { ...detail, primaryConcern } : detail;
}
