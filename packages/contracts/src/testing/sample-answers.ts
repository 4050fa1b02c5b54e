import { type AnnuityReviewField, type ConsultationField, fieldsOf, type LeadField, type LeadKind, rowOf } from '../http/lead-fields.ts';
import type { AnnuityReviewBody, ConsultationBody } from '../http/leads.ts';

interface Answers {
  consultation: { [Name in ConsultationField]: NonNullable<ConsultationBody[Name]> };
  'annuity-review': { [Name in AnnuityReviewField]: NonNullable<AnnuityReviewBody[Name]> };
}

/** For tests: a consultation form with every field answered. */
export const sampleConsultation = answerAll('consultation', {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  phone: '(202) 762-1401',
  age: '60-69',
  assets: '250k-500k',
  state: 'IL',
  primaryConcern: 'Will my income last as long as I do?',
  preferredCallTime: { days: ['Monday', 'Thursday'], parts: ['morning', 'early-evening'], timeZone: 'America/Chicago' },
});

/** For tests: a review form with every field answered. */
export const sampleReview = answerAll('annuity-review', {
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
});

/** Fields that are not answered here get a text, or their first choice. */
function answerAll<Form extends LeadKind>(form: Form, given: Partial<Answers[Form]>): Answers[Form] {
  const others = fieldsOf[form].map((name) => [name, firstAnswer(name)]);
  return { ...Object.fromEntries(others), ...given };
}

function firstAnswer(name: LeadField): string | undefined {
  const row = rowOf(name);
  return row.kind === 'choice' ? Object.keys(row.choices)[0] : row.label;
}
