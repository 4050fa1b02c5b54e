import * as z from 'zod/mini';

/** Every error code a service may answer, with its HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  malformed_json: 400,
  malformed_request: 400,
  not_signed_in: 401,
  sign_in_refused: 401,
  code_needed: 401,
  code_refused: 401,
  proof_needed: 401,
  signature_refused: 401,
  visit_over: 401,
  origin_refused: 403,
  forbidden: 403,
  not_licensed: 403,
  set_up_code_first: 403,
  form_token_invalid: 403,
  link_expired: 403,
  code_wrong: 403,
  correction_over: 403,
  not_found: 404,
  request_timeout: 408,
  transition_not_allowed: 409,
  request_held: 409,
  belongs_to_colleague: 409,
  licenses_changed: 409,
  rates_changed: 409,
  last_manager: 409,
  erased: 410,
  body_too_large: 413,
  not_json: 415,
  idempotency_key_reused: 422,
  contact_refused: 422,
  sheet_refused: 422,
  reset_refused: 422,
  too_many_requests: 429,
  head_too_large: 431,
  internal: 500,
  upstream_unreachable: 502,
  store_unavailable: 503,
  code_key_missing: 503,
  upstream_timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const FieldError = z.strictObject({
  field: z.string(),
  code: z.string(),
  message: z.string(),
});
export type FieldError = z.infer<typeof FieldError>;

/** The one shape in which every service answers an error. */
export const WireError = z.object({
  code: z.string(),
  message: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
  errors: z.optional(z.array(FieldError)),
  requestId: z.optional(z.string()),
});
export type WireError = z.infer<typeof WireError>;
