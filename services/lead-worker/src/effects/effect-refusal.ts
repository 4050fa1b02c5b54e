import type { EffectError } from '@annuity-lantern/contracts/effects';
import { OutgoingHttpError } from '@annuity-lantern/service-kit/outgoing-http';

export interface EffectRefusalOptions {
  /** The provider would refuse a retry, too. */
  readonly permanent: boolean;
  /** The outcome is unknown: the provider received the request and did not answer. */
  readonly ambiguous: boolean;
  /** The provider's code (`550`), never its text. */
  readonly code?: string;
  /** Seconds that the provider asked us to wait. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** An effect failed, or its outcome is unknown. Holds our own error classes, never a provider's text. */
export class EffectRefusal extends Error {
  override readonly name = 'EffectRefusal';
  readonly errorClass: EffectError;
  readonly permanent: boolean;
  readonly ambiguous: boolean;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(errorClass: EffectError, { permanent, ambiguous, code, retryAfter, cause }: EffectRefusalOptions) {
    super(errorClass, cause === undefined ? undefined : { cause });
    this.errorClass = errorClass;
    this.permanent = permanent;
    this.ambiguous = ambiguous;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Turns a POST without an answer into a refusal such as `webhook_unreachable`. Returns any other error unchanged. */
export function reducePostError(provider: 'analytics' | 'webhook', error: unknown): unknown {
  if (!(error instanceof OutgoingHttpError)) return error;
  return new EffectRefusal(`${provider}_${error.failure}`, { permanent: false, ambiguous: error.perhapsReceived });
}
