import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** As RFC 4226 recommends: 160 bits, as long as the digest. */
const SECRET_BYTES = 20;
/** Seconds of one step. With the digits and SHA-1, what every authenticator app understands. */
const PERIOD = 30;
/** Steps before and after the present one whose codes are taken, because clocks differ and typing takes time. */
const WINDOW = 1;
/** How the app names the entry, before the user name. */
const ISSUER = 'Annuity Lantern';

/** In Base32, as people type it. */
export function newSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** What the QR code says. */
export function addressOf(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/** The step whose code this is, counted since 1970; undefined when it is no code of these minutes. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });
}
