import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { idPrefixOf } from '../lead-reference.ts';
import { defineEndpoint } from './endpoint.ts';
import { PageQuery } from './lead-lists.ts';

/** Recorded before they are done. One that was refused or failed has a second entry, whose action ends with `_refused`. */
export const refusableActions = [
  'transition',
  'call',
  'owner',
  'second_advisor',
  'contact',
  'answers',
  'note',
  'revocation',
  'no_calls',
  'calls_allowed',
  'no_email',
  'email_allowed',
  'mail_bounced',
  'address_works',
  'reply',
  'erase',
  'hold',
  'hold_ended',
  'replay',
  'replay_reason',
  'dismiss',
  'unconfirmed_answered',
  'sealed_retried',
  'provider_paused',
  'provider_resumed',
  'rates_put',
  'rates_uploaded',
  'rates_approved',
  'rates_turned_down',
  'rates_withdrawn',
  'rates_undone',
] as const;

/** Changes of accounts, their passwords and their sessions. */
export const accountActions = [
  'account_added',
  'account_role_set',
  'account_mail_set',
  'account_name_set',
  'account_absence_set',
  'account_licenses_set',
  'account_disabled',
  'account_enabled',
  'account_reset_link',
  'password_changed',
  'code_set_up',
  'code_turned_off',
  'code_reset',
  'recovery_codes_made',
  'recovery_code_used',
  'sessions_ended',
] as const;

/** Everything that the audit records, without the refusals. A new action is a row here, with a sentence in mfe-admin. */
export const auditActions = [
  'signed_in',
  'sign_in_failed',
  /** The password was right. */
  'code_refused',
  'signed_out',
  /** The own password, typed again. */
  'password_refused',
  /** A call that the role or the rules do not allow. */
  'call_refused',
  'unlocked',
  ...accountActions,
  'lead_read',
  /** The visitor opened the page of their request with a code. */
  'my_request_opened',
  /** Rows of a list beyond its first page, or of a search: which list, and how many in this minute. */
  'rows_read',
  ...refusableActions,
  /** All that is kept about one person, for that person. */
  'person_copied',
  /** New requests are given in turn, or no longer. */
  'turns_set',
  /** Before the first request is read, with the filters. */
  'exported',
  /** The same export is over, with the number of requests, and whether the file was whole. */
  'export_ended',
  /** A process of the desk stopped, and its chain is complete. */
  'closed',
] as const;

export type AccountAction = (typeof accountActions)[number];
export type RefusableAction = (typeof refusableActions)[number];
export type AuditAction = (typeof auditActions)[number] | `${RefusableAction}_refused`;

/** Of a visitor only the id of the lead, and no free text. */
export const AuditRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** User name, or `command`, `system`, or `unknown` before a sign-in. */
  by: z.string(),
  /** One of `AuditAction`, or of a later version. */
  action: z.string(),
  leadId: z.optional(z.string()),
  details: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** Fewest digits of a reference: fewer would match many requests. */
const WHOLE_REFERENCE = 8;

/** A reference or an id, as typed. Becomes the beginning of the id. */
export const AuditedRequest = z.string().check(
  z.overwrite((typed) => {
    const plain = cleanLine(typed).replace(/[\s#]/g, '');
    return idPrefixOf(plain) ?? plain;
  }),
  z.refine((prefix) => idPrefixOf(prefix) === prefix && prefix.length >= WHOLE_REFERENCE, 'Enter a reference such as 4F9F-5F2E.'),
);

/** Newest first, without entries whose content was removed; the next page is in the header `Link: <...>; rel="next"`. An action stands for its refusals, too. */
export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/api/audit',
  service: 'lead-desk',
  role: 'manager',
  summary: 'List what staff did, newest first; the next page is in the header Link (rel="next")',
  query: z.extend(PageQuery, {
    by: z.optional(z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(100))),
    action: z.optional(z.enum(auditActions)),
    request: z.optional(AuditedRequest),
  }),
  response: z.array(AuditRow),
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});

export const AuditVerdict = z.object({
  /** In UTC. */
  day: z.iso.date(),
  entries: z.number(),
  writers: z.number(),
  /** Whether the day was compared with heads that are kept outside MongoDB. */
  heads: z.enum(['compared', 'none', 'unreadable']),
  faultCount: z.number(),
  /** The first of them. */
  faults: z.array(z.object({ id: z.string(), fault: z.string() })),
});
export type AuditVerdict = z.infer<typeof AuditVerdict>;

/** Verifies the chains of one day. */
export const verifyAuditDay = defineEndpoint({
  name: 'verifyAuditDay',
  method: 'GET',
  path: '/api/audit/verify',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Compare one day of the audit with its hashes and with the heads kept outside MongoDB',
  /** In UTC; today when absent. */
  query: z.strictObject({ day: z.optional(z.iso.date()) }),
  response: AuditVerdict,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});

/** Rows that one person may read within an hour before managers see it at the desk: beyond first pages, in searches, and requests in full. */
export const HEAVY_READING = 500;

/** Who read more than that in the last hour, most first. */
export const listHeavyReaders = defineEndpoint({
  name: 'listHeavyReaders',
  method: 'GET',
  path: '/api/audit/heavy-readers',
  service: 'lead-desk',
  role: 'manager',
  summary: 'List people who read more than 500 rows of requests in the last hour, by the audit',
  background: true,
  response: z.array(z.object({ username: z.string(), rows: z.number() })),
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'store_unavailable'],
});
