import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { Callback, LeadCalls } from './call-outcomes.ts';
import { defineEndpoint } from './endpoint.ts';
import { annuityReviewFields, consultationFields, storedAnswersOf } from './lead-fields.ts';
import { LeadOwner } from './lead-owner.ts';
import { LeadStatus } from './lead-status.ts';
import { consentDoubts, StoredConsent } from './leads.ts';
import { NoCalls, NoCallsHere } from './no-calls.ts';
import { Revocation } from './revocations.ts';

/** What both lists say of a request beside its answers. */
const besideAnswers = {
  id: z.uuid(),
  /** As the visitor gave it; absent when none was given. */
  consent: z.optional(StoredConsent),
  /** Present when the visitor sent a consent that cannot be proved; `consent` is absent then. */
  consentDoubt: z.optional(z.enum(consentDoubts)),
  /** Its revocations, oldest first (`effectiveConsent`). */
  revocations: z.optional(z.array(Revocation)),
  /** Present while the person wants no calls at all (`exits`). */
  noCalls: z.optional(z.nullable(NoCalls)),
  /** Present while the person wants no mail at all. */
  noEmail: z.optional(z.nullable(NoCalls)),
  /** Present if the person wants no calls about this request. */
  noCallsHere: z.optional(NoCallsHere),
  /** Someone asked for no calls about another request with this number: ask first, by mail. It forbids no call. */
  askFirst: z.optional(z.boolean()),
  /** Mail to the address came back for good. */
  badAddress: z.optional(z.nullable(NoCalls)),
  /** Absent while the request has no owner. */
  owner: z.optional(LeadOwner),
  /** Absent before the first call. */
  calls: z.optional(LeadCalls),
  /** Present while the number is known to be wrong. */
  wrongNumber: z.optional(z.boolean()),
  /** Absent unless a next call is planned. */
  callback: z.optional(Callback),
  /** Raised by each change that staff see. */
  seq: z.number(),
  status: LeadStatus,
  createdAt: z.iso.datetime(),
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

export const AnnuityReviewRequest = z.object({ ...storedAnswersOf(annuityReviewFields), ...besideAnswers });
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
