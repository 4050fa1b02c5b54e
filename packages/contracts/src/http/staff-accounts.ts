import { cleanLine, hasHidden } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { mailbox } from '../field-kinds/email.ts';
import { messages } from '../messages.ts';
import { isDeskActor } from './desk-actors.ts';
import { defineEndpoint } from './endpoint.ts';
import { StaffRole } from './staff-roles.ts';
import { AccountLicenses } from './state-licenses.ts';

/** Fewest characters of a new password. */
export const SHORTEST_PASSWORD = 12;

const tooShort = `A password has at least ${SHORTEST_PASSWORD} characters.`;

/** Only its length: the desk also refuses common passwords. */
export const NewPassword = z
  .string('Enter a new password.')
  .check(
    z.minLength(1, { error: 'Enter a new password.', abort: true }),
    z.minLength(SHORTEST_PASSWORD, tooShort),
    z.maxLength(200, 'A password can have up to 200 characters.'),
  );

/** Others read a name to know who it is: a hidden character is refused, not dropped. */
const nothingHidden = z.refine<string>((name) => !hasHidden(name), {
  error: 'This name holds hidden characters. Type it instead of pasting it.',
  abort: true,
});

/** Only plain letters: in another script, or with a mark, a name could look like a colleague's. */
export const Username = z.string('Enter a user name.').check(
  nothingHidden,
  z.overwrite(cleanLine),
  z.minLength(1, { error: 'Enter a user name.', abort: true }),
  z.maxLength(100, { error: 'A user name can have up to 100 characters.', abort: true }),
  z.regex(/^[a-z0-9][a-z0-9._-]*$/i, 'Use the letters a to z, digits, dots, dashes and underscores, without spaces or accents.'),
  z.refine((name) => !isDeskActor(name), 'The desk uses this name itself. Choose another one.'),
);

/** The mail address of an account. */
export const StaffMail = mailbox({
  ...messages.field.email,
  required: 'Enter a mail address.',
  tooLong: 'A mail address can have up to 254 characters.',
  several: 'Enter one mail address only.',
  shape: 'Enter a mail address like name@example.com.',
});

/** Letters and what names have between them. Visitors read it in mail, where anything else, or `a.co`, would become a link. */
const DisplayName = z.string('Enter a name.').check(
  nothingHidden,
  z.overwrite(cleanLine),
  z.maxLength(60, { error: 'A name can have up to 60 characters.', abort: true }),
  z.regex(/^(?:[\p{L}\p{M}][\p{L}\p{M} .,'\u2019-]*)?$/u, {
    error: 'Use letters, spaces, dots, commas, apostrophes and dashes.',
    abort: true,
  }),
  // `J.R.` is no domain: between dots it has single letters only.
  z.regex(/^(?!.*\.[\p{L}\p{M}'\u2019-]*\p{L}\p{M}*\p{L})/u, 'Put a space after each dot, as in J. Smith.'),
);

export const StaffAccount = z.object({
  id: z.uuid(),
  username: z.string(),
  /** The name that visitors see; absent until someone has set it. */
  displayName: z.optional(z.string()),
  /** Absent while none are recorded. */
  licenses: z.optional(AccountLicenses),
  role: StaffRole,
  /** The first account has none until someone sets it. */
  mail: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  disabledAt: z.optional(z.iso.datetime()),
  /** False until the person has set one with the first link. */
  hasPassword: z.boolean(),
  /** Signing in needs a code of an authenticator app. */
  hasCode: z.boolean(),
  /** Browsers wait because of failed sign-ins. */
  locked: z.boolean(),
  /** Until when an unused link sets a new password. */
  linkUntil: z.optional(z.iso.datetime()),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

/** Sets a password once. Answered to the manager who made it, and never again. */
export const ResetLink = z.object({ token: z.string(), until: z.iso.datetime() });
export type ResetLink = z.infer<typeof ResetLink>;

/** A session of the caller. */
export const OwnSession = z.object({
  /** A digest: it opens nothing. */
  id: z.string(),
  /** True for the caller's own session. */
  current: z.boolean(),
  /** `Firefox on Windows`; absent where the browser did not say. */
  browser: z.optional(z.string()),
  signedInAt: z.iso.datetime(),
  activeAt: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** Sets the caller's password. Every other session of the caller ends. */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/staff/password',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Change the own password; every other session of the account ends',
  body: z.strictObject({
    current: z
      .string('Enter your current password.')
      .check(z.minLength(1, 'Enter your current password.'), z.maxLength(200, 'A password can have up to 200 characters.')),
    next: NewPassword,
  }),
  status: 204,
  errors: ['not_signed_in', 'invalid_input', 'too_many_requests', 'store_unavailable'],
});

/** Sets a password by a manager's link. Every session of the account ends. */
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/staff/reset',
  service: 'lead-desk',
  ofDesk: true,
  summary: 'Set a password by the link that a manager made',
  body: z.strictObject({ token: z.string().check(z.overwrite(cleanLine), z.maxLength(100)), password: NewPassword }),
  status: 204,
  errors: ['invalid_input', 'origin_refused', 'reset_refused', 'too_many_requests', 'store_unavailable'],
});

/** The caller's sessions, the latest sign-in first. */
export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/staff/sessions',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'List the own sessions',
  response: z.array(OwnSession),
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});

/** Ends one session of the caller. One that has ended is no error. */
export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/staff/sessions/:id',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'End one of the own sessions',
  params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  status: 204,
  errors: ['not_signed_in', 'invalid_input', 'store_unavailable'],
});

/** Ends every other session of the caller. */
export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/staff/sessions',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'End every own session but this one',
  status: 204,
  errors: ['not_signed_in', 'store_unavailable'],
});

/** By user name. */
export const listAccounts = defineEndpoint({
  name: 'listAccounts',
  method: 'GET',
  path: '/api/staff/users',
  service: 'lead-desk',
  role: 'manager',
  summary: 'List the staff accounts',
  response: z.array(StaffAccount),
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'store_unavailable'],
});

/** Adds an account without a password, with the link that sets it. */
export const addAccount = defineEndpoint({
  name: 'addAccount',
  method: 'POST',
  path: '/api/staff/users',
  service: 'lead-desk',
  role: 'manager',
  proof: true,
  summary: 'Add a staff account, and get the link that sets its password',
  body: z.strictObject({
    username: Username,
    mail: StaffMail,
    role: z.enum(StaffRole.options, 'Choose a role.'),
    displayName: z.optional(DisplayName),
  }),
  response: ResetLink,
  status: 201,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});

const params = z.strictObject({ id: z.uuid() });
const accountErrors = ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'] as const;

/** Changes the fields that are present, all or none. With another role, the person signs in again. */
export const saveAccount = defineEndpoint({
  name: 'saveAccount',
  method: 'POST',
  path: '/api/staff/users/:id',
  service: 'lead-desk',
  role: 'manager',
  proof: ['role', 'mail'],
  ofOthers: ['role'],
  summary: 'Change role, mail address and visible name of an account',
  params,
  body: z.strictObject({
    role: z.optional(z.enum(StaffRole.options, 'Choose a role.')),
    mail: z.optional(StaffMail),
    /** What visitors see; an empty one removes it. */
    displayName: z.optional(DisplayName),
  }),
  status: 204,
  errors: [...accountErrors, 'last_manager'],
});

/** Gives the caller's account its first mail address. Managers change it later. */
export const addOwnMail = defineEndpoint({
  name: 'addOwnMail',
  method: 'POST',
  path: '/api/staff/mail',
  service: 'lead-desk',
  role: 'viewer',
  proof: true,
  summary: 'Give the own account a mail address if it has none',
  body: z.strictObject({ mail: StaffMail }),
  status: 204,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});

/** Ends every session of the account. Its link no longer works. */
export const disableAccount = defineEndpoint({
  name: 'disableAccount',
  method: 'POST',
  path: '/api/staff/users/:id/disable',
  service: 'lead-desk',
  role: 'manager',
  ofOthers: true,
  summary: 'Disable an account and end its sessions',
  params,
  status: 204,
  errors: [...accountErrors, 'last_manager'],
});

export const enableAccount = defineEndpoint({
  name: 'enableAccount',
  method: 'POST',
  path: '/api/staff/users/:id/enable',
  service: 'lead-desk',
  role: 'manager',
  proof: true,
  summary: 'Enable an account again',
  params,
  status: 204,
  errors: accountErrors,
});

/** Forgets the failed sign-ins of the account. */
export const unlockStaffAccount = defineEndpoint({
  name: 'unlockStaffAccount',
  method: 'POST',
  path: '/api/staff/users/:id/unlock',
  service: 'lead-desk',
  role: 'manager',
  proof: true,
  ofOthers: true,
  summary: 'Let an account with too many failed sign-ins try again at once',
  params,
  status: 204,
  errors: accountErrors,
});

/** Makes a link that sets a new password. It replaces an earlier one. The old password works until then. */
export const resetAccount = defineEndpoint({
  name: 'resetAccount',
  method: 'POST',
  path: '/api/staff/users/:id/reset',
  service: 'lead-desk',
  role: 'manager',
  proof: true,
  ofOthers: true,
  summary: 'Get a link that sets a new password of an account',
  params,
  response: ResetLink,
  status: 200,
  errors: accountErrors,
});

export const endAccountSessions = defineEndpoint({
  name: 'endAccountSessions',
  method: 'POST',
  path: '/api/staff/users/:id/end-sessions',
  service: 'lead-desk',
  role: 'manager',
  summary: 'End every session of an account',
  params,
  status: 204,
  errors: accountErrors,
});
