import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FORM_TOKEN_HEADER, FORM_TOKEN_YOUNGEST } from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';

export interface FormTokens {
  /** A new token: its time, a nonce and our signature. It is not stored. */
  readonly issue: () => string;
  /**
   * The nonce of the call's token, or null without a token.
   *
   * @throws AppError `form_token_invalid` (403) if it is not ours, younger than 2 s or older than 12 h
   */
  readonly read: (request: IncomingMessage) => string | null;
}

/** Milliseconds after which a token is refused. */
const OLDEST = 12 * 60 * 60 * 1000;
/** Milliseconds in base 36, 16 random bytes, and the HMAC-SHA-256 of both. */
const shape = /^([0-9a-z]{1,10})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Tokens that prove when a form page was opened. The first key signs, all verify. To rotate, put a new key before the old one, and remove
 * the old one 12 hours later. The idempotency key prevents duplicates, so a token may be
 * reused; the gateway limits how often.
 */
export function createFormTokens(keys: readonly string[], now: () => Date): FormTokens {
  const [first] = keys;
  if (!first) throw new Error('form tokens need a key');
  return {
    issue: () => {
      const time = now().getTime().toString(36);
      const nonce = randomBytes(16).toString('base64url');
      return `${time}.${nonce}.${sign(first, time, nonce)}`;
    },
    read: (request) => {
      const given = request.headers[FORM_TOKEN_HEADER];
      if (given === undefined) return null;
      // Node joins a repeated header, and the result is no valid token.
      const [, time = '', nonce = '', signature = ''] = shape.exec(String(given)) ?? [];
      if (!keys.some((key) => isEqual(signature, sign(key, time, nonce)))) throw refused('the form token is not one of ours');
      const age = now().getTime() - Number.parseInt(time, 36);
      if (age < FORM_TOKEN_YOUNGEST) throw refused('the form token is too young');
      if (age > OLDEST) throw refused('the form token is too old');
      return nonce;
    },
  };
}

function sign(key: string, time: string, nonce: string): string {
  return createHmac('sha256', key).update(`form-token\0${time}.${nonce}`).digest('base64url');
}

/** Compares in constant time. The length of a signature is no secret. */
function isEqual(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

function refused(message: string): AppError {
  return new AppError('form_token_invalid', { message });
}
