import { transitionLead as endpoint, type LeadDetail, type TransitionTarget } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';

/**
 * Brings a request into its next status, unless it has changed since `seq`, and gives it as it stands then.
 * @throws ApiError, of status 409 when it has changed or has no such step
 */
export function transitionLead(id: string, to: TransitionTarget, seq: number, note: string): Promise<LeadDetail> {
  return call(endpoint, { params: { id }, body: { to, seq, ...(note.trim() ? { note } : {}) } });
}
