import type { AnnuityReviewRequest, ConsultationRequest, LeadDetail, LeadField, LeadRow } from '@annuity-lantern/contracts/http';

/** A request from either list. */
export type Lead = ConsultationRequest | AnnuityReviewRequest;

/** A record with a `primaryConcern` is a consultation, any other an annuity review. */
export function isConsultation(lead: Lead): lead is ConsultationRequest {
  return 'primaryConcern' in lead;
}

/** The answers of a request of either kind. */
export type Answers = Partial<Pick<LeadDetail, LeadField>>;

/** The request as the list of its kind has it. */
export function leadOfRow({ primaryConcern = '', ...row }: LeadRow): Lead {
  return row.kind === 'consultation' ? { ...row, primaryConcern } : row;
}

/** The same of a request in full, which names the others instead of counting them. */
export function leadOfDetail(detail: LeadDetail): Lead {
  const others = detail.related?.filter(({ likeness }) => likeness === 'same').length ?? 0;
  return leadOfRow({ ...detail, ...(others > 0 ? { others } : {}) });
}
