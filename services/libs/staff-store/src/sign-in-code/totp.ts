import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** As RFC 4226 recommends: 160 bits, as long as the digest. */
const SECRET_BYTES = 20;
/** Seconds per step. Every authenticator app supports it, with six digits and SHA-1. */
const PERIOD = 30;
/** Steps before and after the current one whose codes are accepted, because clocks differ and typing takes time. */
const WINDOW = 1;
/** How the app names the entry, before the user name. */
const ISSUER = 'Annuity Lantern';

/** In Base32, which people can type. */
export function newSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** The content of the QR code. */
export function addressOf(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/** The step of this code, counted since 1970; undefined unless the code is valid now. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });
}
