import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { LeadStatus } from './lead-status.ts';
import { LONGEST_STEP_REASON } from './lead-transitions.ts';

/** As `leadReference` writes it, with or without its dash, in any case. */
const referenceShape = /^[0-9a-f]{4}-?[0-9a-f]{4}$/i;

const lead = {
  /** The id of the request, as our webhook sent it, or its reference number. */
  id: z.union([z.uuid(), z.string().check(z.regex(referenceShape))]),
};

/** When it happened. It may be long before the event is sent. */
const timestamp = z.iso.datetime({ offset: true });

/** What happened to a request in the CRM. Fields that are not listed are left out, because a CRM adds its own. */
export const CrmEvent = z.union([
  /** The first call that reached the visitor. */
  z.object({ type: z.literal('lead.called'), timestamp, data: z.object(lead) }),
  z.object({
    type: z.literal('lead.closed'),
    timestamp,
    data: z.object({
      ...lead,
      /** False if the visitor was never reached: the request is then set aside. */
      reached: z.optional(z.boolean()),
      reason: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(LONGEST_STEP_REASON))),
    }),
  }),
  /** The visitor wants no calls at all. */
  z.object({ type: z.literal('lead.stop'), timestamp, data: z.object(lead) }),
]);
export type CrmEvent = z.infer<typeof CrmEvent>;

/** What applies to the request after the event. */
export const CrmAnswer = z.object({
  id: z.uuid(),
  status: LeadStatus,
  doNotCall: z.boolean(),
  /** False if it was so already, or a later change counts more. */
  changed: z.boolean(),
});
export type CrmAnswer = z.infer<typeof CrmAnswer>;

/**
 * Records what staff did in the operator's CRM. A repeated `webhook-id` gets the first answer again. 404 for an unknown request, and for
 * every call while the operator has set no secret.
 */
export const recordCrmEvent = defineEndpoint({
  name: 'recordCrmEvent',
  method: 'POST',
  path: '/api/crm/events',
  service: 'lead-desk',
  signed: true,
  summary: 'Record that the CRM called a visitor, closed a request, or was asked for no more calls (Standard Webhooks)',
  body: CrmEvent,
  response: CrmAnswer,
  status: 200,
  errors: ['signature_refused', 'invalid_input', 'not_found', 'erased', 'too_many_requests', 'store_unavailable'],
});
