import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { LeadDetail } from './lead-detail.ts';
import { LeadStatus } from './lead-status.ts';

/**
 * Why a request was erased. A fixed list, because the reason stays: free text could name the person. `retention`: it was kept as long as the
 * office keeps requests.
 */
export const erasureReasons = ['asked', 'not_needed', 'mistake', 'retention'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/** Those that a manager can give. */
export const staffErasureReasons = ['asked', 'not_needed', 'mistake'] as const satisfies readonly ErasureReason[];
export type StaffErasureReason = (typeof staffErasureReasons)[number];

const params = z.strictObject({ id: z.uuid() });

/**
 * Erases a request for good: everything personal is removed, and the CRM is asked to erase it. `all`: also every other request with its e-mail address. A phone number
 * alone does not count, because a household shares it. Requests with a hold stay. 409 `request_held` if this one has a hold.
 */
export const eraseLead = defineEndpoint({
  name: 'eraseLead',
  method: 'POST',
  path: '/api/leads/:id/erase',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Erase everything personal of a lead, and of all leads with its e-mail address if asked',
  proof: true,
  params,
  body: z.strictObject({ reason: z.enum(staffErasureReasons), all: z.optional(z.literal(true)) }),
  response: z.object({
    /** How many were erased now. 0: it was erased before. */
    erased: z.number(),
    /** Others that have a hold. */
    held: z.number(),
  }),
  status: 200,
  errors: ['not_signed_in', 'proof_needed', 'forbidden', 'invalid_input', 'not_found', 'request_held', 'store_unavailable'],
});

/** Most characters of the reason for a hold. */
export const LONGEST_HOLD_REASON = 200;
const holdBody = z.strictObject({
  reason: z.string().check(z.overwrite(cleanLine), z.minLength(1, 'Write why first.'), z.maxLength(LONGEST_HOLD_REASON)),
});

/** Orders to keep a request: until the hold ends, it cannot be erased. 409 if it has a hold, or was erased. */
export const holdLead = defineEndpoint({
  name: 'holdLead',
  method: 'POST',
  path: '/api/leads/:id/hold',
  service: 'lead-desk',
  role: 'manager',
  proof: true,
  summary: 'Order to keep a lead, so that nothing erases it',
  params,
  body: holdBody,
  response: LeadDetail,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'transition_not_allowed', 'store_unavailable'],
});

export const endHold = defineEndpoint({
  name: 'endHold',
  method: 'POST',
  path: '/api/leads/:id/hold-ended',
  service: 'lead-desk',
  role: 'manager',
  proof: true,
  summary: 'End the order to keep a lead',
  params,
  body: holdBody,
  response: LeadDetail,
  status: 200,
  errors: holdLead.errors,
});

/** The requests that retention erases within 7 days, and those that only a hold keeps: the ones that came in first, first. */
export const listErasedNext = defineEndpoint({
  name: 'listErasedNext',
  method: 'GET',
  path: '/api/retention',
  service: 'lead-desk',
  role: 'manager',
  summary: 'List the leads that retention erases within 7 days, and those that only a hold keeps',
  response: z.object({
    /** Requests without a step for so many days are erased. Absent while none are. */
    days: z.optional(z.number()),
    next: z.array(
      z.object({ id: z.uuid(), status: LeadStatus, lastStepAt: z.iso.datetime(), erasedAt: z.iso.datetime(), held: z.boolean() }),
    ),
    /** There are more than the list has. */
    more: z.boolean(),
  }),
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'store_unavailable'],
});
