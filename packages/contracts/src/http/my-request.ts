import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { acceptedAnswers, annuityReviewFields, consultationFields, leadKinds, storedAnswersOf } from './lead-fields.ts';
import { LeadStatus } from './lead-status.ts';
import { StoredConsent } from './leads.ts';
import { ConsentChannel } from './revocations.ts';

/** The page of a visitor's own request. The token of a link is after `#`, so that no server and no log sees it. */
export const MY_REQUEST_PATH = '/my-request';
/** The header that carries what `openMyRequest` answered. The page keeps it in memory: a reload ends the visit. */
export const MY_REQUEST_HEADER = 'x-my-request';

/** Milliseconds. */
export const LINK_HOLDS = 30 * 24 * 60 * 60_000;
export const CODE_HOLDS = 30 * 60_000;
export const VISIT_HOLDS = 30 * 60_000;
/** Wrong codes after which only a new code works. */
export const CODE_TRIES = 5;

/** A code with spaces or dashes is read too. */
const Code = z.string('Enter the six digits from our email.').check(
  z.overwrite((typed) => cleanLine(typed).replace(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, 'The code has six digits.'),
);

/** `4F9F-5F2E`, with or without its dash, as `leadReference` writes it. */
const Reference = z.string('Enter the reference number.').check(
  z.overwrite((typed) => cleanLine(typed).replace(/[\s#-]/g, '')),
  z.regex(/^[0-9a-f]{8}$/i, 'A reference number looks like 4F9F-5F2E.'),
);

/** Which request: by the link of our mail, or by what the visitor knows of it. */
const which = {
  of: z.union([
    z.strictObject({ link: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(200)) }),
    z.strictObject({ reference: Reference, email: z.string().check(z.overwrite(cleanLine), z.minLength(3), z.maxLength(254)) }),
  ]),
};
export type WhichRequest = z.infer<(typeof which)['of']>;

/**
 * Mails a six-digit code to the address of the request. Without a link, the answer and its time are the same whether or not there is such a
 * request. A new code replaces the one before.
 */
export const askForCode = defineEndpoint({
  name: 'askForCode',
  method: 'POST',
  path: '/api/my-request/codes',
  service: 'lead-desk',
  summary: 'Mail a code to the address of a request, if there is such a request',
  body: z.strictObject(which),
  status: 202,
  errors: ['link_expired', 'too_many_requests', 'store_unavailable'],
});

/** Opens the page of a request with the code of the mail. A code works once, for 30 minutes, and for five tries. */
export const openMyRequest = defineEndpoint({
  name: 'openMyRequest',
  method: 'POST',
  path: '/api/my-request/visits',
  service: 'lead-desk',
  summary: 'Open one’s own request with the code that was mailed, for 30 minutes',
  body: z.strictObject({ ...which, code: Code }),
  response: z.object({ visit: z.string(), endsAt: z.iso.datetime() }),
  status: 200,
  errors: ['link_expired', 'code_wrong', 'too_many_requests', 'store_unavailable'],
});

/** What we mail to the visitor of a request. */
export const mailsToVisitor = ['confirmation', 'advisor', 'code', 'change'] as const;
export type MailToVisitor = (typeof mailsToVisitor)[number];
/** Apart from these: a page of an earlier release reads no other word among `mails`. */
export const laterMails = ['appointment', 'question'] as const;
export type LaterMail = (typeof laterMails)[number];

/** A request as its own visitor reads it. */
export const MyRequest = z.lazy(() =>
  z.object({
    reference: z.string(),
    kind: z.enum(leadKinds),
    status: LeadStatus,
    createdAt: z.iso.datetime(),
    /** Who has it, by the name for visitors; absent while no one has. */
    advisor: z.optional(z.object({ name: z.optional(z.string()) })),
    /** When the visitor asked to be called, or agreed to. */
    callbackAt: z.optional(z.iso.datetime()),
    answers: z.object(storedAnswersOf([...consultationFields, ...annuityReviewFields])),
    /** What was agreed to with the request. */
    consent: z.optional(StoredConsent),
    /** What holds now. */
    channels: z.record(ConsentChannel, z.boolean()),
    /** At all, or about this request. */
    noCalls: z.boolean(),
    noEmail: z.boolean(),
    /** The kinds of attachments: of our tools, also of those that no longer exist. */
    attached: z.array(z.string()),
    /** The mails that left, newest first: of each kind the last one. */
    mails: z.array(z.object({ mail: z.enum(mailsToVisitor), at: z.iso.datetime() })),
    /** The same of the others. */
    laterMails: z.optional(z.array(z.object({ mail: z.enum(laterMails), at: z.iso.datetime() }))),
  }),
);
export type MyRequest = z.infer<typeof MyRequest>;

/** `erased` (410): the request was deleted since the visit began. */
const errors = ['erased', 'too_many_requests', 'store_unavailable'] as const;

export const getMyRequest = defineEndpoint({
  name: 'getMyRequest',
  method: 'GET',
  path: '/api/my-request',
  service: 'lead-desk',
  visit: true,
  summary: 'Read one’s own request',
  response: MyRequest,
  status: 200,
  errors: ['erased', 'store_unavailable'],
});

/**
 * All that is kept about the person under the address that the code has proved: a `PersonCopy` as staff make it, without what is recorded elsewhere about
 * a number. Loose here, so that the page of visitors does not load the contracts of staff.
 */
export const copyMyRequest = defineEndpoint({
  name: 'copyMyRequest',
  method: 'GET',
  path: '/api/my-request/copy',
  service: 'lead-desk',
  visit: true,
  summary: 'Copy all that is kept about the person who sent one’s own request',
  response: z.object({ at: z.iso.datetime(), requests: z.array(z.looseObject({ id: z.uuid(), kind: z.enum(leadKinds) })) }),
  status: 200,
  errors,
});

/** Only the answers that change. An empty text removes an optional answer. */
const Corrections = z.lazy(() => z.partial(z.strictObject({ ...acceptedAnswers('annuity-review'), ...acceptedAnswers('consultation') })));
export type Corrections = z.infer<typeof Corrections>;

/** Corrects answers of one's own request. The last word counts: a change that staff make at the same moment is no conflict. */
export const correctMyRequest = defineEndpoint({
  name: 'correctMyRequest',
  method: 'POST',
  path: '/api/my-request/corrections',
  service: 'lead-desk',
  visit: true,
  summary: 'Correct the contact or other answers of one’s own request',
  body: Corrections,
  response: MyRequest,
  status: 200,
  errors: [...errors, 'contact_refused'],
});

export const revokeMyConsent = defineEndpoint({
  name: 'revokeMyConsent',
  method: 'POST',
  path: '/api/my-request/revocations',
  service: 'lead-desk',
  visit: true,
  summary: 'Take back consent to a channel',
  body: z.strictObject({ channels: z.array(ConsentChannel).check(z.minLength(1), z.maxLength(3)) }),
  response: MyRequest,
  status: 200,
  errors,
});

export const stopMyCalls = defineEndpoint({
  name: 'stopMyCalls',
  method: 'POST',
  path: '/api/my-request/no-calls',
  service: 'lead-desk',
  visit: true,
  summary: 'Ask for no calls about one’s own request: a mailbox proves no number',
  response: MyRequest,
  status: 200,
  errors,
});

export const stopMyEmail = defineEndpoint({
  name: 'stopMyEmail',
  method: 'POST',
  path: '/api/my-request/no-email',
  service: 'lead-desk',
  visit: true,
  summary: 'Ask for no mail at all: it holds for the address that got the code, and for one’s own request',
  response: MyRequest,
  status: 200,
  errors,
});

/**
 * Deletes one's own request within a minute: everything personal, for good. 202: the worker does it, and mails the visitor. 409 `request_held` while the
 * office must keep it.
 */
export const eraseMyRequest = defineEndpoint({
  name: 'eraseMyRequest',
  method: 'POST',
  path: '/api/my-request/erasure',
  service: 'lead-desk',
  visit: true,
  summary: 'Delete one’s own request for good, within a minute',
  status: 202,
  errors: [...errors, 'request_held'],
});
