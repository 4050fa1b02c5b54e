import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** What a record of the consent ledger says. `contact`: staff corrected the e-mail address or the phone number. */
export const consentRecordKinds = [
  'given',
  'not_given',
  'taken_back',
  'no_calls',
  'calls_allowed',
  'no_email',
  'email_allowed',
  'contact',
] as const;
export type ConsentRecordKind = (typeof consentRecordKinds)[number];

/** One choice, as the ledger holds it. Read looser than it is written, because a newer version may record more. */
export const ConsentRecord = z.object({
  /** Begins with the id of the request. */
  id: z.string(),
  /** When it was chosen. */
  at: z.iso.datetime(),
  what: z.string(),
  /** Of a box of the form, and of a revocation. */
  box: z.optional(z.string()),
  /** Which contact was corrected. */
  fields: z.optional(z.array(z.string())),
  /** The words beside the box, as this visitor read them, and their version. Absent when the request came without a consent. */
  words: z.optional(z.string()),
  version: z.optional(z.string()),
  /** Why a consent that was sent counts as not given. */
  doubt: z.optional(z.string()),
  /** Path of the page with the form. */
  page: z.optional(z.string()),
  /** Keyed digests of the network address and of what the browser calls itself. */
  address: z.optional(z.string()),
  userAgent: z.optional(z.string()),
  /** Of a choice in the form: whether the browser asked not to be tracked. */
  globalPrivacyControl: z.optional(z.boolean()),
  /** Of a choice in the form: whether the intake signed it. False: an older release took the request in. */
  signed: z.optional(z.boolean()),
  /** Why it was written on a later day (UTC) than it was made: `sealed`, `restored` or `late`. */
  late: z.optional(z.string()),
  /** User name of the member of staff who recorded it, how they learned of it, and the day on which the visitor said so. */
  by: z.optional(z.string()),
  way: z.optional(z.string()),
  on: z.optional(z.string()),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;

/** A record with its place in the chain. */
export const ProvedConsent = z.object({
  ...ConsentRecord.shape,
  /** Day (UTC), writer and place. */
  position: z.string(),
  hash: z.string(),
  /** The record is what was written. */
  isIntact: z.boolean(),
  /** The request says something else than this record, or than the intake signed. */
  contradicted: z.optional(z.literal(true)),
});
export type ProvedConsent = z.infer<typeof ProvedConsent>;

export const ConsentProof = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** In the order of the choices. */
  records: z.array(ProvedConsent),
  /** Whether the ledger has the latest choices of the request already. */
  isComplete: z.boolean(),
  /** Faults of all chains of the days of these records, and records that the request lacks or contradicts. 0: the records verify. */
  faults: z.number(),
  verifiedAt: z.iso.datetime(),
});
export type ConsentProof = z.infer<typeof ConsentProof>;

/** All choices of one request, with what proves them. Reading it is audited like reading the request. */
export const getConsentProof = defineEndpoint({
  name: 'getConsentProof',
  method: 'GET',
  path: '/api/leads/:id/consent-proof',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Read the consent ledger of one request, with its words and its place in the hash chain',
  params: z.strictObject({ id: z.uuid() }),
  response: ConsentProof,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});
