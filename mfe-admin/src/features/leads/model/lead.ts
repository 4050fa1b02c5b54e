import type { AnnuityReviewRequest, ConsultationRequest } from '@annuity-lantern/contracts/http';

/** A request from either list. */
export type Lead = ConsultationRequest | AnnuityReviewRequest;

/** A record with a `primaryConcern` is a consultation, any other an annuity review. */
export function isConsultation(lead: Lead): lead is ConsultationRequest {
  return 'primaryConcern' in lead;
}
