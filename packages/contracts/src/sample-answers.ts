import type { AnnuityReviewField, ConsultationField } from './http/lead-fields.ts';
import type { AnnuityReviewBody, ConsultationBody } from './http/leads.ts';

/** For tests: a consultation form with every field answered. */
export const sampleConsultation: Required<Pick<ConsultationBody, ConsultationField>> = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  phone: '(202) 762-1401',
  age: '60-69',
  assets: '250k-500k',
  state: 'IL',
  primaryConcern: 'Will my income last as long as I do?',
  preferredCallTime: { days: ['Monday', 'Thursday'], parts: ['morning', 'early-evening'], timeZone: 'America/Chicago' },
};

/** For tests: a review form with every field answered. */
export const sampleReview: Required<Pick<AnnuityReviewBody, AnnuityReviewField>> = {
  firstName: 'Grace',
  lastName: 'Lindqvist',
  email: 'grace@example.org',
  phone: '303-499-7111',
  insuranceCompany: 'Lakeshore Life',
  approximateValue: '$200,000',
  age: '70+',
  state: 'CO',
  concerns: 'What does it cost me?',
  preferredCallTime: { days: ['Tuesday'], parts: ['afternoon'], timeZone: 'America/Denver' },
};
