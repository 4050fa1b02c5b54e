import type { AnnuityReviewRequest, ConsultationRequest, LeadDetail, LeadField } from '@annuity-lantern/contracts/http';

/** A request from either list. */
export type Lead = ConsultationRequest | AnnuityReviewRequest;

/** A record with a `primaryConcern` is a consultation, any other an annuity review. */
export function isConsultation(lead: Lead): lead is ConsultationRequest {
  return 'primaryConcern' in lead;
}

/** The answers of a request of either kind. */
export type Answers = Partial<Pick<LeadDetail, LeadField>>;

/** The row that a list would have for this request. */
export function leadOfDetail({ primaryConcern = '', ...detail }: LeadDetail): Lead {
  return detail.kind === 'consultation' ? { ...detail, primaryConcern } : detail;
}
