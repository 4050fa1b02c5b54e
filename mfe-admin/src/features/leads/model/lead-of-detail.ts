import type { LeadDetail } from '@annuity-lantern/contracts/http';
import type { Lead } from './lead.ts';

/** The list's row of a request that no list has loaded. */
export function leadOfDetail(detail: LeadDetail): Lead {
  const { kind, age = '', assets = '', state = '', primaryConcern = '' } = detail;
  return kind === 'consultation' ? { ...detail, age, assets, state, primaryConcern } : detail;
}
