export interface EffectRefusalOptions {
  /** Trying again would be refused again. */
  readonly permanent: boolean;
  /** The outcome is unknown: the provider received the request and did not answer. */
  readonly ambiguous: boolean;
  /** The provider's code (`550`), never its text. */
  readonly code?: string;
  /** Seconds that the provider asked us to wait. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** An effect did not happen, or nobody knows whether it did. `errorClass` is a class of ours, never a provider's text. */
export class EffectRefusal extends Error {
  override readonly name = 'EffectRefusal';
  readonly errorClass: string;
  readonly permanent: boolean;
  readonly ambiguous: boolean;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(errorClass: string, { permanent, ambiguous, code, retryAfter, cause }: EffectRefusalOptions) {
    super(errorClass, cause === undefined ? undefined : { cause });
    this.errorClass = errorClass;
    this.permanent = permanent;
    this.ambiguous = ambiguous;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
