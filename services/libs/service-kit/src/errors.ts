import { type ErrorCode, errorStatus, type FieldError } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';

const { server } = messages;

const wordsOf = {
  invalid_input: server.invalidInput,
  malformed_json: server.malformedJson,
  malformed_request: server.malformedJson,
  not_signed_in: server.notSignedIn,
  sign_in_refused: server.signInRefused,
  code_needed: 'Enter the code of your authenticator app.',
  code_refused: 'That code does not work.',
  proof_needed: 'Enter your password again.',
  visit_over: 'Your visit is over. Ask for a new code to go on.',
  signature_refused: 'The signature is missing, too old, or wrong.',
  origin_refused: server.originRefused,
  forbidden: server.forbidden,
  set_up_code_first: 'Set up your sign-in code first.',
  form_token_invalid: server.formTokenInvalid,
  link_expired: 'This link has expired. Type your reference number and email address instead.',
  code_wrong: 'That code doesn’t work. Check the six digits, or ask for a new code.',
  correction_over: 'This request can’t be changed here any more. Use the link in our email, or call us.',
  not_found: server.notFound,
  request_timeout: server.requestTimeout,
  transition_not_allowed: server.transitionNotAllowed,
  belongs_to_colleague: 'A colleague has another request of this person.',
  not_licensed: 'This account is not licensed for the state of this request.',
  licenses_changed: 'Someone else changed these licenses meanwhile. Nothing was saved.',
  request_held: 'A manager ordered to keep this request. End the hold first.',
  rates_changed: 'Someone changed the rates since you checked this sheet. Nothing was put online.',
  last_manager: 'This is the last active manager. Make someone else a manager first.',
  erased: server.erased,
  body_too_large: server.bodyTooLarge,
  not_json: server.notJson,
  idempotency_key_reused: server.keyReused,
  contact_refused: server.contactRefused,
  sheet_refused: 'This sheet cannot be put online.',
  reset_refused: 'This link does not work any more. It works once, for 24 hours. Ask a manager for a new one.',
  too_many_requests: server.tooManyRequests,
  head_too_large: server.headTooLarge,
  internal: server.internal,
  upstream_unreachable: server.upstream,
  store_unavailable: server.storeUnavailable,
  code_key_missing: 'This site lacks the key of your sign-in code. Please tell the operator.',
  upstream_timeout: server.upstream,
} as const satisfies Record<ErrorCode, string>;

export interface AppErrorOptions {
  /** For the log: a fixed text, never personal data. */
  readonly message: string;
  /** For people. Default: the contract's words for the code. */
  readonly userMessage?: string;
  readonly cause?: unknown;
  readonly errors?: readonly FieldError[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

/** An error of the contract: its code decides the HTTP status, its two messages are for the log and for people. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly userMessage: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions) {
    super(options.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.userMessage = options.userMessage ?? wordsOf[code];
    this.errors = options.errors;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}
