import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { TypedCode } from './sign-in-code.ts';
import { StaffRole } from './staff-roles.ts';

/** The cookie that carries a staff session, by the scheme of the site. Browsers accept `__Host-` only from this host itself, over https. */
export const sessionCookieName = { http: 'staff.sid', https: '__Host-staff.sid' } as const;

/**
 * How the name of the cookie begins by which the desk knows a browser that signed in before. The value is a time, a nonce and a signature, which only the
 * desk can verify.
 */
export const deviceCookieName = { http: 'staff.device.', https: '__Secure-staff.device.' } as const;

/** Milliseconds after which an idle session ends. */
export const STAFF_IDLE = 30 * 60_000;

/** Set on calls that the desk makes by itself, such as a refresh: they don't keep a session awake. */
export const backgroundHeader = 'x-background';

export const StaffMember = z.object({
  username: z.string(),
  role: StaffRole,
  /** True while the person can do nothing but set up a sign-in code. */
  mustSetUpCode: z.optional(z.boolean()),
  /** True while the account has no mail address. */
  needsMail: z.optional(z.boolean()),
  /** Seconds until the session ends: unless its person does something, and in any case. */
  endsIn: z.optional(z.object({ idle: z.int(), day: z.int() })),
});
export type StaffMember = z.infer<typeof StaffMember>;

/**
 * `code_needed`: user name and password are right, and the account has a sign-in code: send all three. `code_refused`: the code is wrong, or
 * was used before. `code_key_missing`: the server lost the key that opens the account's code.
 */
export const signIn = defineEndpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/staff/session',
  service: 'lead-desk',
  ofDesk: true,
  summary: 'Open a staff session, carried by a cookie',
  body: z.strictObject({
    username: z
      .string('Enter your user name.')
      .check(
        z.overwrite(cleanLine),
        z.minLength(1, 'Enter your user name.'),
        z.maxLength(100, 'A user name can have up to 100 characters.'),
      ),
    password: z
      .string('Enter your password.')
      .check(z.minLength(1, 'Enter your password.'), z.maxLength(200, 'A password can have up to 200 characters.')),
    code: z.optional(TypedCode),
  }),
  status: 204,
  errors: [
    'invalid_input',
    'sign_in_refused',
    'code_needed',
    'code_refused',
    'origin_refused',
    'too_many_requests',
    'store_unavailable',
    'code_key_missing',
  ],
});

export const signOut = defineEndpoint({
  name: 'signOut',
  method: 'DELETE',
  path: '/api/staff/session',
  service: 'lead-desk',
  role: 'anyone',
  summary: 'Close the staff session, if there is one',
  status: 204,
  errors: ['origin_refused', 'store_unavailable'],
});

export const whoAmI = defineEndpoint({
  name: 'whoAmI',
  method: 'GET',
  path: '/api/staff/session',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Tell who is signed in',
  response: StaffMember,
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});
