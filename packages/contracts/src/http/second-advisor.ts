import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { LeadDetail } from './lead-detail.ts';
import { RevocationWay } from './revocations.ts';

const params = z.strictObject({ id: z.uuid() });
const errors = [
  'not_signed_in',
  'forbidden',
  'not_licensed',
  'invalid_input',
  'not_found',
  'transition_not_allowed',
  'store_unavailable',
] as const;

/**
 * Records that the visitor agreed to a second advisor, who may then work on the request like its owner. By the owner or a manager. A request has at most
 * one. 409 as for a change of owner.
 */
export const addSecondAdvisor = defineEndpoint({
  name: 'addSecondAdvisor',
  method: 'POST',
  path: '/api/leads/:id/second-advisor',
  service: 'lead-desk',
  role: 'agent',
  summary: 'Record that the visitor agreed to a second advisor, unless the lead has changed since it was read',
  params,
  body: z.strictObject({
    /** User name of an agent or a manager. */
    username: z
      .string('Enter a user name.')
      .check(
        z.overwrite(cleanLine),
        z.minLength(1, { error: 'Enter a user name.', abort: true }),
        z.maxLength(100, 'A user name can have up to 100 characters.'),
      ),
    /** One of `consentDays`. */
    agreedOn: z.iso.date('Enter the day on which the visitor agreed.'),
    way: RevocationWay,
    seq: z.number().check(z.int(), z.gte(0)),
  }),
  response: LeadDetail,
  status: 200,
  errors,
});

/** Ends the part of the second advisor. By the owner or a manager. */
export const removeSecondAdvisor = defineEndpoint({
  name: 'removeSecondAdvisor',
  method: 'DELETE',
  path: '/api/leads/:id/second-advisor',
  service: 'lead-desk',
  role: 'agent',
  summary: 'End the part of the second advisor, unless the lead has changed since it was read',
  params,
  query: z.strictObject({ seq: z.coerce.number().check(z.int(), z.gte(0)) }),
  response: LeadDetail,
  status: 200,
  errors,
});

/** The westernmost and the easternmost clock of our visitors and staff, as far as they differ from each other in the day. */
const [earliest, latest] = ['Pacific/Honolulu', 'America/New_York'].map(
  (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
) as [Intl.DateTimeFormat, Intl.DateTimeFormat];

/** On which days a visitor can have agreed: from the day of the request to today, wherever in the United States they are. */
export function consentDays(createdAt: Date, now: Date): { readonly first: string; readonly last: string } {
  return { first: earliest.format(createdAt), last: latest.format(now) };
}
