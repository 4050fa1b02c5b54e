import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { Attachments } from './attachments.ts';
import { defineEndpoint } from './endpoint.ts';
import { type UsState, usStates } from './us-states.ts';

// Schemas are built when they are first used: all at once they would be a fifth of the script that opens a page with a form.

export const ageRanges = {
  'under-40': 'Under 40',
  '40-49': '40-49',
  '50-59': '50-59',
  '60-69': '60-69',
  '70+': '70+',
} as const;

export const assetRanges = {
  'under-100k': 'Under $100,000',
  '100k-250k': '$100,000 - $250,000',
  '250k-500k': '$250,000 - $500,000',
  '500k-1m': '$500,000 - $1,000,000',
  'over-1m': 'Over $1,000,000',
} as const;

function keysOf<T extends object>(record: T) {
  return Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];
}

function text(words: { required: string; tooLong: string }, longest: number) {
  return z.string(words.required).check(z.trim(), z.minLength(1, words.required), z.maxLength(longest, words.tooLong));
}

const { field } = messages;

/** A dialable US number by its shape: ten digits, or eleven that start with 1; area code and exchange start with 2 to 9. */
const usPhone = /^\D*1?\D*[2-9]\D*\d\D*\d\D*[2-9]\D*\d\D*\d\D*\d\D*\d\D*\d\D*\d\D*$/;
/** Without the flag `i`: JSON Schema, and so the OpenAPI document, knows no flags. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: no mail host takes them, and what is typed or pasted may hold some.
const emailShape = /^[^\u0000-\u001f\u007f-\u009f\s@<>()[\]\\,;:"]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;

/** Optional consent by channel; an absent block means that nothing was agreed to. */
export const Consent = z.lazy(() =>
  z.strictObject({
    textVersion: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    channels: z.strictObject({
      automatedCalls: z.boolean(),
      texts: z.boolean(),
      email: z.boolean(),
    }),
    /** May the request be counted by the operator's analytics service, without anything that tells who sent it. Absent = no. */
    analytics: z.optional(z.boolean()),
  }),
);
export type Consent = z.infer<typeof Consent>;

/** A single mailbox, of the shape that both forms ask for. */
export const VisitorEmail = z.lazy(() =>
  z
    .string(field.email.required)
    .check(z.trim(), z.minLength(1, field.email.required), z.maxLength(254, field.email.tooLong), z.regex(emailShape, field.email.shape)),
);

/** What both forms ask of everybody. */
const contactFields = () => ({
  firstName: text(field.firstName, 80),
  lastName: text(field.lastName, 80),
  email: VisitorEmail,
  phone: z
    .string(field.phone.required)
    .check(z.trim(), z.minLength(1, field.phone.required), z.maxLength(40, field.phone.shape), z.regex(usPhone, field.phone.shape)),
});

/** What a form sends beside its answers. */
const formFields = () => ({
  /** Honeypot: people never see this field. */
  website: z.optional(z.string().check(z.maxLength(200))),
  consent: z.optional(Consent),
  /** Path of the page the form was on. */
  page: z.optional(z.string().check(z.regex(/^\/[a-z0-9/-]{0,100}$/))),
  /** What the visitor worked out in our tools and ticked; absent = nothing. */
  attachments: z.optional(Attachments),
});

export const ConsultationBody = z.lazy(() =>
  z.strictObject({
    ...contactFields(),
    age: z.enum(keysOf(ageRanges), field.age.required),
    assets: z.enum(keysOf(assetRanges), field.assets.required),
    state: z.enum(keysOf(usStates), field.state.required),
    primaryConcern: text(field.primaryConcern, 4000),
    ...formFields(),
  }),
);
export type ConsultationBody = z.infer<typeof ConsultationBody>;

function optionalText(tooLong: string, longest: number) {
  return z.optional(z.string(messages.generic.invalid).check(z.trim(), z.maxLength(longest, tooLong)));
}

/** A request to look at a contract: only the contact is required. */
export const AnnuityReviewBody = z.lazy(() =>
  z.strictObject({
    ...contactFields(),
    age: z.optional(z.enum(keysOf(ageRanges), field.age.required)),
    state: z.optional(z.enum(keysOf(usStates), field.state.required)),
    insuranceCompany: optionalText(field.insuranceCompany.tooLong, 120),
    approximateValue: optionalText(field.approximateValue.tooLong, 60),
    concerns: optionalText(field.concerns.tooLong, 4000),
    ...formFields(),
  }),
);
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

/** What a `contact_refused` answer says in its `details`: our own words for the visitor, and an address that was perhaps meant. */
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
 * Sent with the header `Idempotency-Key`; the same key and body get the first answer again. 202: the request is kept, sealed, and stored as soon as
 * that is possible; nothing was said about its key.
 */
export const createConsultationRequest = defineEndpoint({
  name: 'createConsultationRequest',
  method: 'POST',
  path: '/api/consultation-requests',
  access: 'public',
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
    'too_many_requests',
    'store_unavailable',
  ],
});

/** As the consultation post: sent with `Idempotency-Key`, answered the same way. */
export const createAnnuityReviewRequest = defineEndpoint({
  name: 'createAnnuityReviewRequest',
  method: 'POST',
  path: '/api/annuity-review-requests',
  access: 'public',
  body: AnnuityReviewBody,
  response: LeadAccepted,
  status: 201,
  laterStatus: 202,
  errors: createConsultationRequest.errors,
});

export type { UsState };
