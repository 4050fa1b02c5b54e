import { listAnnuityReviewRequests, listConsultationRequests } from '@annuity-lantern/contracts/http';

/** The lists of the desk. `words` is the name of a list inside a sentence. */
export const leadLists = {
  consultations: { endpoint: listConsultationRequests, title: 'Consultation requests', words: 'consultation requests' },
  reviews: { endpoint: listAnnuityReviewRequests, title: 'Annuity review requests', words: 'annuity review requests' },
} as const;

export type LeadListName = keyof typeof leadLists;
