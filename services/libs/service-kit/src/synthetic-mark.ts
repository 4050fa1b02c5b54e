import { createHmac, timingSafeEqual } from 'node:crypto';

/** Marks a request that a worker sends to try the whole way, so that it reaches no person. Only a holder of `ID_KEY` can make its value. */
export const SYNTHETIC_HEADER = 'x-synthetic';

/** The header's value for the request with this idempotency key. */
export function signSynthetic(idKey: string, idempotencyKey: string): string {
  return createHmac('sha256', idKey).update(`synthetic\0${idempotencyKey}`).digest('base64url');
}

/** Whether the header's value is ours. Compares in constant time. */
export function isSignedSynthetic(idKey: string, idempotencyKey: string, given: string): boolean {
  const expected = Buffer.from(signSynthetic(idKey, idempotencyKey));
  const found = Buffer.from(given);
  return found.length === expected.length && timingSafeEqual(found, expected);
}
