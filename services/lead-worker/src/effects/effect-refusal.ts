export interface EffectRefusalOptions {
  /** Asking again will not change the answer. */
  readonly permanent: boolean;
  /** Perhaps it happened all the same: the provider had everything and did not answer. */
  readonly ambiguous: boolean;
  /** The provider's code (`550`), never its text. */
  readonly code?: string;
  /** Seconds for which the provider asked to be left alone. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** An effect did not happen, in classes of ours. */
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
