/** A call that failed, as far as its answer is known. */
interface FailedCall {
  readonly wire?: { readonly requestId?: string | undefined } | undefined;
}

/**
 * What a person who meets an error can tell us: the start of the id that every log line about the call has. Lower case without a hyphen,
 * unlike the reference of a request. Undefined if no answer of ours arrived.
 */
export function errorReference(failed: FailedCall | null | undefined): string | undefined {
  return failed?.wire?.requestId?.slice(0, 8);
}

/** The words, and then the reference of the call that failed. */
export function withErrorReference(words: string, failed: FailedCall | null | undefined): string {
  const reference = errorReference(failed);
  return reference === undefined ? words : `${words} Error reference: ${reference}.`;
}
