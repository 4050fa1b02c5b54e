import { getLead, type LeadDetail } from '@annuity-lantern/contracts/http';
import { call } from '@annuity-lantern/host-kit';

/** One request in full, with what happened to it. @throws ApiError, of status 404 when it is no longer stored */
export function readLead(id: string, signal: AbortSignal): Promise<LeadDetail> {
  return call(getLead, { params: { id } }, { signal });
}
