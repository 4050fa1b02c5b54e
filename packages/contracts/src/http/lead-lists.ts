import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { personFacts, rowFacts } from './lead-facts.ts';
import { annuityReviewFields, consultationFields, storedAnswersOf } from './lead-fields.ts';
import { StoredConsent } from './leads.ts';
import { listedFacts } from './no-calls.ts';

const { kind: _, ...facts } = rowFacts(z.iso.datetime());
/** What both lists say of a request beside its answers. */
const besideAnswers = {
  id: z.uuid(),
  /** As the visitor gave it; absent when none was given. */
  consent: z.optional(StoredConsent),
  ...facts,
  ...listedFacts(z.iso.datetime()),
  ...personFacts,
};

export const ConsultationRequest = z.object({
  ...storedAnswersOf(consultationFields),
  /** Always there: a record with this answer is a consultation request, any other an annuity review request. */
  primaryConcern: z._default(z.string(), ''),
  ...besideAnswers,
});
export type ConsultationRequest = z.infer<typeof ConsultationRequest>;

export const PageQuery = z.strictObject({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  cursor: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
});

/** Newest first; the next page is in the header `Link: <...>; rel="next"`. */
export const listConsultationRequests = defineEndpoint({
  name: 'listConsultationRequests',
  method: 'GET',
  path: '/api/consultation-requests',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'List consultation requests, newest first; the next page is in the header Link (rel="next")',
  query: PageQuery,
  response: z.array(ConsultationRequest),
  status: 200,
  errors: ['not_signed_in', 'invalid_input', 'store_unavailable'],
});

export const AnnuityReviewRequest = z.object({
  /** Its form does not ask for the state: staff record it. */
  ...storedAnswersOf([...annuityReviewFields, 'state']),
  ...besideAnswers,
});
export type AnnuityReviewRequest = z.infer<typeof AnnuityReviewRequest>;

/** As the list of consultation requests. */
export const listAnnuityReviewRequests = defineEndpoint({
  name: 'listAnnuityReviewRequests',
  method: 'GET',
  path: '/api/annuity-review-requests',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'List annuity review requests, newest first; the next page is in the header Link (rel="next")',
  query: PageQuery,
  response: z.array(AnnuityReviewRequest),
  status: 200,
  errors: listConsultationRequests.errors,
});
