import type { ConsultationRequest } from '@annuity-lantern/contracts/http';

/** The `count` newest leads by `createdAt`, newest first. */
export function newestFirst(leads: readonly ConsultationRequest[], count: number): readonly ConsultationRequest[] {
  return leads.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, count);
}
