import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { Attachments } from './attachments.ts';
import { defineEndpoint } from './endpoint.ts';
import { acceptedAnswers } from './lead-fields.ts';

const channels = () => ({ automatedCalls: z.boolean(), texts: z.boolean(), email: z.boolean() });
const consentFields = () => ({
  /** Version of the words that were shown (`consent-texts.ts`). A tab that was opened before a deploy sends an older one. */
  textVersion: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** The network's name in these words. Absent when the words named none. */
  network: z.optional(z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(200))),
  /** May the request be counted by the operator's analytics service, without anything that tells who sent it. Absent = no. */
  analytics: z.optional(z.boolean()),
});

/** Optional consent by channel; an absent block means that nothing was agreed to. */
export const Consent = z.lazy(() => z.strictObject({ ...consentFields(), channels: z.strictObject(channels()) }));
export type Consent = z.infer<typeof Consent>;

/** A consent as it is read: looser, since a newer version of the form may have stored more. */
export const StoredConsent = z.lazy(() => z.object({ ...consentFields(), channels: z.object(channels()) }));

/**
 * Why a consent counts as not given: it names a version of the words that this site never showed, or a network that the site file does not
 * name.
 */
export const consentDoubts = ['unknown_words', 'unknown_network'] as const;
export type ConsentDoubt = (typeof consentDoubts)[number];

/** The part of a form's request besides its answers. */
const formFields = () => ({
  /** Honeypot: people never see this field. */
  website: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
  consent: z.optional(Consent),
  /** Path of the page the form was on. */
  page: z.optional(z.string().check(z.regex(/^\/[a-z0-9/-]{0,100}$/))),
  /** What the visitor worked out in our tools and ticked; absent = nothing. */
  attachments: z.optional(Attachments),
});

export const ConsultationBody = z.lazy(() => z.strictObject({ ...acceptedAnswers('consultation'), ...formFields() }));
export type ConsultationBody = z.infer<typeof ConsultationBody>;

/** A request to look at a contract: only the contact is required. */
export const AnnuityReviewBody = z.lazy(() => z.strictObject({ ...acceptedAnswers('annuity-review'), ...formFields() }));
export type AnnuityReviewBody = z.infer<typeof AnnuityReviewBody>;

export const LeadAccepted = z.lazy(() =>
  z.object({
    id: z.uuid(),
    status: z.literal('pending'),
    createdAt: z.iso.datetime(),
    /** Present only when both e-mail and phone were positively checked. */
    verification: z.optional(z.object({ email: z.literal('good'), phone: z.literal('good') })),
  }),
);
export type LeadAccepted = z.infer<typeof LeadAccepted>;

/** The `details` of a `contact_refused` answer: our words for the visitor, and a suggested address. */
export const ContactRefusal = z.lazy(() =>
  z.object({
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    emailSuggestion: z.optional(z.email()),
  }),
);
export type ContactRefusal = z.infer<typeof ContactRefusal>;

/** Of the header `Idempotency-Key`, which calls take that can answer `idempotency_key_reused`. */
export const idempotencyKeyShape = /^[\w-]{8,128}$/;

/**
 * Sent with the header `Idempotency-Key`; the same key and body get the first answer again. 410 `erased`: the request of this key was erased since. 202: the
 * request is kept, sealed, and stored as soon as that is possible; nothing was said about its key.
 */
export const createConsultationRequest = defineEndpoint({
  name: 'createConsultationRequest',
  method: 'POST',
  path: '/api/consultation-requests',
  service: 'lead-intake',
  summary: 'Ask a licensed advisor for a consultation',
  body: ConsultationBody,
  response: LeadAccepted,
  status: 201,
  laterStatus: 202,
  errors: [
    'invalid_input',
    'malformed_json',
    'origin_refused',
    'form_token_invalid',
    'body_too_large',
    'not_json',
    'contact_refused',
    'idempotency_key_reused',
    'erased',
    'too_many_requests',
    'store_unavailable',
  ],
});

/** As the consultation post: sent with `Idempotency-Key`, answered the same way. */
export const createAnnuityReviewRequest = defineEndpoint({
  name: 'createAnnuityReviewRequest',
  method: 'POST',
  path: '/api/annuity-review-requests',
  service: 'lead-intake',
  summary: 'Ask a licensed advisor to look at a contract',
  body: AnnuityReviewBody,
  response: LeadAccepted,
  status: 201,
  laterStatus: 202,
  errors: createConsultationRequest.errors,
});
