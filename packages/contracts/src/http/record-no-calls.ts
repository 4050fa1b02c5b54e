import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { LeadDetail } from './lead-detail.ts';
import { setLeadOwner } from './lead-work.ts';
import { AllowWay } from './no-calls.ts';
import { RevocationWay } from './revocations.ts';

const params = z.strictObject({ id: z.uuid() });
const recordBody = z.strictObject({ way: RevocationWay });
const allowBody = z.strictObject({
  way: AllowWay,
  /** One of `consentDays`, from the day of the record on. */
  on: z.iso.date('Enter the day on which the visitor said so.'),
  seenAt: z.iso.datetime(),
});

/**
 * Records that the person of a request wants no calls at all. It holds for the phone number: in every request that has it, also in later ones. It never
 * conflicts: the request itself does not change.
 */
export const recordNoCalls = defineEndpoint({
  name: 'recordNoCalls',
  method: 'POST',
  path: '/api/leads/:id/no-calls',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Record that a visitor wants no calls at all: it holds for their phone number',
  params,
  body: recordBody,
  response: LeadDetail,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});

/** Records that the person may be called again, with the day on which they said so. By the owner or a manager, others get 403. 409 unless `seenAt` is the time of the present record. */
export const allowCalls = defineEndpoint({
  name: 'allowCalls',
  method: 'POST',
  path: '/api/leads/:id/calls-allowed',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Record that a visitor who wanted no calls may be called again',
  params,
  body: allowBody,
  response: LeadDetail,
  status: 200,
  errors: setLeadOwner.errors,
});

/** As `recordNoCalls`, for mail: it holds for the e-mail address, in every request that has it, and after those were erased. */
export const recordNoEmail = defineEndpoint({
  name: 'recordNoEmail',
  method: 'POST',
  path: '/api/leads/:id/no-email',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Record that a visitor wants no mail at all: it holds for their e-mail address',
  params,
  body: recordBody,
  response: LeadDetail,
  status: 200,
  errors: recordNoCalls.errors,
});

/** As `allowCalls`, for mail. */
export const allowEmail = defineEndpoint({
  name: 'allowEmail',
  method: 'POST',
  path: '/api/leads/:id/email-allowed',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Record that a visitor who wanted no mail may get mail again',
  params,
  body: allowBody,
  response: LeadDetail,
  status: 200,
  errors: allowCalls.errors,
});

/** As `allowCalls`, for an address from which mail came back: it works again. */
export const allowAddress = defineEndpoint({
  name: 'allowAddress',
  method: 'POST',
  path: '/api/leads/:id/address-works',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Record that an e-mail address from which mail came back works again',
  params,
  body: allowBody,
  response: LeadDetail,
  status: 200,
  errors: allowCalls.errors,
});
