import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { HistoryEntry, LeadDetail, type RelatedLead } from './lead-detail.ts';

/** Of a call that gives a request to someone: do it although a colleague has another request of the same person. */
export const despite = z.optional(z.literal(true));

/** The `details` of a `belongs_to_colleague` answer. */
export interface ColleagueRefusal {
  /** User name of the colleague who has the person's other request. */
  readonly owner: string;
  /** Of the other request. */
  readonly leadId: string;
  /** The contact that both requests share. */
  readonly reason: RelatedLead['reason'];
}

/** Most entries of each request's history on a person's page: the newest ones. */
export const MOST_ENTRIES_ON_PERSON = 50;

const { firstName, lastName, email, phone, consent, consentDoubt, revocations, noCalls, noCallsHere, noEmail, badAddress, page } =
  LeadDetail.shape;
const { likeness, reason, ...facts } = LeadDetail.shape.related.def.innerType.def.element.shape;

const RequestOfPerson = z.object({
  ...facts,
  /** Absent for the request that was asked for. */
  likeness: z.optional(likeness),
  reason: z.optional(reason),
  firstName,
  lastName,
  email,
  phone,
  page,
  consent,
  consentDoubt,
  revocations,
  noCalls,
  noCallsHere,
  noEmail,
  badAddress,
  /** Its newest entries, oldest first. */
  history: z.array(HistoryEntry),
  /** The history has older entries. */
  hasOlder: z.optional(z.literal(true)),
});
export type RequestOfPerson = z.infer<typeof RequestOfPerson>;

/**
 * The request, and all others with its e-mail address or phone number: newest first, up to 20 for each of the two. They would tell a viewer the
 * contact of requests that the viewer never opened.
 */
export const getPerson = defineEndpoint({
  name: 'getPerson',
  method: 'GET',
  path: '/api/leads/:id/person',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Read all requests of the person who sent this lead, with their consents and histories',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({ requests: z.array(RequestOfPerson) }),
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});

const { effects: _, related: __, ...ofRequest } = LeadDetail.shape;

/** All that we keep about one person, for that person. */
export const PersonCopy = z.object({
  at: z.iso.datetime(),
  requests: z.array(
    z.object({
      ...ofRequest,
      /** How it came in. */
      received: z.object({
        address: z.optional(z.string()),
        userAgent: z.optional(z.string()),
        page: z.optional(z.string()),
        globalPrivacyControl: z.optional(z.boolean()),
        requestId: z.optional(z.string()),
      }),
    }),
  ),
});
export type PersonCopy = z.infer<typeof PersonCopy>;

/**
 * The request, and up to 20 others with its e-mail address, each with its whole history. A request that only shares the phone number may be of somebody
 * else, so it is left out.
 */
export const copyPerson = defineEndpoint({
  name: 'copyPerson',
  method: 'GET',
  path: '/api/leads/:id/person-copy',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Copy all that is kept about the person who sent this lead, for that person',
  proof: true,
  params: z.strictObject({ id: z.uuid() }),
  response: PersonCopy,
  status: 200,
  errors: ['not_signed_in', 'proof_needed', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});
