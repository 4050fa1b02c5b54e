import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Longest code that is read: a recovery code has 19 characters with its dashes. */
const LONGEST_CODE = 64;

/** Six digits of the authenticator app, or a recovery code. Spaces, dashes and case make no difference. */
export const TypedCode = z
  .string('Enter the code.')
  .check(
    z.overwrite(cleanLine),
    z.minLength(1, { error: 'Enter the code.', abort: true }),
    z.maxLength(LONGEST_CODE, 'A code is shorter than that.'),
  );

/** That the caller is the person of the account: the password, and a code where the account has a sign-in code. */
const Proof = z.strictObject({
  password: z
    .string('Enter your password.')
    .check(z.minLength(1, 'Enter your password.'), z.maxLength(200, 'A password can have up to 200 characters.')),
  code: z.optional(TypedCode),
});

/** Milliseconds for which `proveSelf` holds in its session. */
export const PROOF_HOLDS = 5 * 60_000;

/** Proves that the caller is the person of the session, for the calls with `proof`. */
export const proveSelf = defineEndpoint({
  name: 'proveSelf',
  method: 'POST',
  path: '/api/staff/proof',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Enter the own password again, and the code if there is one, before a call that needs it',
  body: Proof,
  status: 204,
  errors: ['not_signed_in', 'invalid_input', 'too_many_requests', 'store_unavailable', 'code_key_missing'],
});

/** The sign-in code of the caller. */
export const SignInCodeState = z.object({
  active: z.boolean(),
  since: z.optional(z.iso.datetime()),
  /** Recovery codes that were not used yet. */
  recoveryLeft: z.number(),
  /** The account may not be without one. */
  required: z.boolean(),
});
export type SignInCodeState = z.infer<typeof SignInCodeState>;

/** The set-up data of an authenticator app. Answered once, to the account's own person. */
export const NewSignInCode = z.object({
  /** 160 bits in Base32. */
  secret: z.string(),
  /** `otpauth://totp/...`, for a QR code. */
  address: z.string(),
});
export type NewSignInCode = z.infer<typeof NewSignInCode>;

/** Each signs in once in place of a code. Answered once, and never again. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const readSignInCode = defineEndpoint({
  name: 'readSignInCode',
  method: 'GET',
  path: '/api/staff/code',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Tell whether the own sign-in needs a code',
  response: SignInCodeState,
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});

const proofErrors = ['not_signed_in', 'invalid_input', 'too_many_requests', 'store_unavailable', 'code_key_missing'] as const;

/** Makes a new secret. The current one stays valid until the new one is confirmed. */
export const beginSignInCode = defineEndpoint({
  name: 'beginSignInCode',
  method: 'POST',
  path: '/api/staff/code/begin',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Get a new secret for the own authenticator app',
  body: Proof,
  response: NewSignInCode,
  status: 200,
  errors: proofErrors,
});

/** Turns the new secret on, when a code shows that the app has it. Every other session of the caller ends. Earlier recovery codes are void. */
export const confirmSignInCode = defineEndpoint({
  name: 'confirmSignInCode',
  method: 'POST',
  path: '/api/staff/code/confirm',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Turn the new secret on with a code, and get recovery codes; every other session of the account ends',
  body: z.strictObject({ code: TypedCode }),
  response: RecoveryCodes,
  status: 200,
  errors: proofErrors,
});

/** Makes new recovery codes. The earlier ones are void. */
export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/staff/code/recovery',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Get new recovery codes; the earlier ones are void',
  body: Proof,
  response: RecoveryCodes,
  status: 200,
  errors: proofErrors,
});

/** Not for accounts that may not be without a code. */
export const turnOffSignInCode = defineEndpoint({
  name: 'turnOffSignInCode',
  method: 'POST',
  path: '/api/staff/code/off',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Sign in with the password alone from now on',
  body: Proof,
  status: 204,
  errors: [...proofErrors, 'forbidden'],
});

/** Takes the sign-in code off another account, whose person then signs in with the password alone. Every session of the account ends. */
export const resetSignInCode = defineEndpoint({
  name: 'resetSignInCode',
  method: 'POST',
  path: '/api/staff/users/:id/reset-code',
  service: 'lead-desk',
  role: 'manager',
  proof: true,
  ofOthers: true,
  summary: 'Take the sign-in code off another account, and end its sessions',
  params: z.strictObject({ id: z.uuid() }),
  status: 204,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'store_unavailable'],
});

/** The calls open to an account that must have a sign-in code, before it has one. Every other staff call answers `set_up_code_first`. */
export const callsBeforeCode: ReadonlySet<string> = new Set([
  'signOut',
  'whoAmI',
  'readSignInCode',
  'beginSignInCode',
  'confirmSignInCode',
]);
