import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { usStates } from '@annuity-lantern/domain/us-states';
import * as z from 'zod/mini';
import { callDays, callParts } from '../field-kinds/call-time.ts';
import { keysOf } from '../field-kinds/keys-of.ts';
import { defineEndpoint } from './endpoint.ts';
import { personFacts, rowFacts } from './lead-facts.ts';
import { annuityReviewFields, assetRanges, consultationFields, leadKinds, storedAnswersOf } from './lead-fields.ts';
import { listConsultationRequests, PageQuery } from './lead-lists.ts';
import { LeadStatus } from './lead-status.ts';
import { StoredConsent } from './leads.ts';
import { listedFacts } from './no-calls.ts';

/** A request of either kind, as the lists show it, over the schema of its times. */
export const leadRowOver = <Time extends z.ZodMiniType>(time: Time) =>
  z.object({
    id: z.uuid(),
    ...storedAnswersOf([...consultationFields, ...annuityReviewFields]),
    /** As the visitor gave it; absent when none was given. */
    consent: z.optional(StoredConsent),
    ...rowFacts(time),
    ...listedFacts(time),
    ...personFacts,
  });
export const LeadRow = leadRowOver(z.iso.datetime());
export type LeadRow = z.infer<typeof LeadRow>;

const choiceOf = <T extends object>(choices: T) => z.optional(z.enum(keysOf(choices)));
const flag = () => z.optional(z.literal('1'));

/** Owners that are no account: nobody, the caller, and every account that can't act. */
export const ownerWords = ['nobody', 'me', 'disabled'] as const;

/** Ages of a request, as an address names them. */
export const leadAges = ['in-time', 'missed', 'warning', 'late', 'week', 'month'] as const;

const sort = z.optional(z.enum(['newest', 'left', 'queue']));
/** Of the queue alone. */
const allStates = flag();

/** What staff choose from; each part is optional. */
const choices = {
  kind: z.optional(z.enum(leadKinds)),
  status: z.optional(LeadStatus),
  /** One of `ownerWords`, or the id or user name of an account. */
  owner: z.optional(z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(100))),
  state: choiceOf(usStates),
  assets: choiceOf(assetRanges),
  /** Parked or unconfirmed work, a contact that is false, a second request under one key, or calls that are paused. */
  attention: flag(),
  /** Still waiting for the call. */
  waiting: flag(),
  /** Neither closed nor set aside. */
  open: flag(),
  /** Visitors who may be called at any time match every day and part. */
  callDay: z.optional(z.enum(callDays)),
  callPart: choiceOf(callParts),
  // A view's own filter by the age of the request has this name, and would hide a second one.
} satisfies Readonly<Record<string, z.ZodMiniType>> & { readonly age?: never };

/** The conditions that a row must match. */
const filters = {
  ...choices,
  /** Received at or after, and before. */
  from: z.optional(z.iso.datetime()),
  to: z.optional(z.iso.datetime()),
  ...PageQuery.shape,
};

/**
 * `left`: waiting requests by the time left on the 24-hour clock, least first. `queue`: those of the caller and of nobody that wait or have a callback.
 * Callbacks that are due come first, then visitors who may be called now, then all others; each by the time left. Of unowned ones it has those of states
 * in which the caller may sell and those without a state, or with `allStates` every one.
 */
export const LeadQuery = z.strictObject({ ...filters, sort, allStates });
export type LeadQuery = z.infer<typeof LeadQuery>;

/** Filters and order as an address and a saved view keep them. The text of a search never is among them: it is a name or a number. */
export const ViewFilters = z.strictObject({ ...choices, age: z.optional(z.enum(leadAges)), sort, allStates });
export type ViewFilters = z.infer<typeof ViewFilters>;

/** The filters of an address or a saved view. Drops unknown filters and values. */
export function readViewFilters(stored: Readonly<Record<string, unknown>>): ViewFilters {
  const read = (Object.keys(ViewFilters.shape) as (keyof ViewFilters)[]).flatMap((name) => {
    const { data, success } = ViewFilters.shape[name].safeParse(stored[name] ?? undefined);
    return success && data !== undefined ? [[name, data]] : [];
  });
  return Object.fromEntries(read);
}

const FoundLeads = z.object({
  rows: z.array(LeadRow),
  /** The cursor of the next page; absent at the end. */
  next: z.optional(z.string()),
  /** Some may be missing, because too many would have to be compared: the search has to be narrowed. */
  narrow: z.boolean(),
  /** Present if the queue was limited to unowned requests of these states. */
  states: z.optional(z.array(z.string())),
});

/** Requests that match every filter. */
export const findLeads = defineEndpoint({
  name: 'findLeads',
  method: 'GET',
  path: '/api/leads',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'List requests of both kinds that match filters: newest first, by the time left to call, or in the order of the own queue',
  query: LeadQuery,
  response: FoundLeads,
  status: 200,
  errors: listConsultationRequests.errors,
});

/** Most characters of a search. */
export const LONGEST_SEARCH = 120;

/**
 * Requests whose reference, name, e-mail address or phone number begins with `q`, in that order. Agents and managers also find the last four digits of a
 * phone number, and words of notes and concerns. A POST although it changes nothing: a name or number in an address would end up in logs.
 */
export const searchLeads = defineEndpoint({
  name: 'searchLeads',
  method: 'POST',
  path: '/api/leads/search',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Find requests by reference, name, e-mail address, phone number, or a word of a note or concern',
  body: z.strictObject({ ...filters, q: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(LONGEST_SEARCH)) }),
  response: FoundLeads,
  status: 200,
  errors: ['not_signed_in', 'origin_refused', 'invalid_input', 'store_unavailable'],
});
