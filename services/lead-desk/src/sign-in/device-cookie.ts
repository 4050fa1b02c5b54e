import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { signIn } from '@annuity-lantern/contracts/http';
import { normalizeUsername } from '@annuity-lantern/staff-store';
import type { Request, Response } from 'express';
import type { PublicProtocol } from '../session/session-policy.ts';

/** A browser is known this long after its last sign-in, in seconds: half a year. */
export const DEVICE_LIFETIME = 180 * 24 * 60 * 60;
const NONCE_BYTES = 16;
const TAG_LENGTH = 16;

export interface DeviceCookies {
  /** The random name of a browser that signed in as this user before; undefined for any other. */
  find(request: Request, username: string): string | undefined;
  /** Has the browser keep a cookie by which `find` knows it. */
  remember(response: Response, username: string, now?: number): void;
}

/**
 * Cookies that tell browsers which signed in before from strangers (OWASP: "Slow Down Online Guessing Attacks with Device Cookies"). Each is
 * good for one user name, names nobody, and gives no access. A new secret makes every browser a stranger.
 */
export function createDeviceCookies(secret: string, protocol: PublicProtocol): DeviceCookies {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'annuity-lantern device cookie', 32));
  const hmac = (...parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  // One cookie per user name, so that several people are known in one browser.
  const nameFor = (username: string) =>
    `${protocol === 'https' ? '__Secure-' : ''}staff.device.${hmac('name', username).toString('base64url').slice(0, TAG_LENGTH)}`;

  return {
    find: (request, typed) => {
      const username = normalizeUsername(typed);
      const [issuedAt = '', nonce = '', signature = ''] = readCookie(request, nameFor(username))?.split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const due = hmac('value', username, issuedAt, nonce);
      if (given.length !== due.length || !timingSafeEqual(given, due)) return undefined;
      return Number(issuedAt) + DEVICE_LIFETIME > Date.now() / 1000 ? nonce : undefined;
    },
    remember: (response, typed, now = Date.now()) => {
      const username = normalizeUsername(typed);
      const issuedAt = String(Math.floor(now / 1000));
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const signature = hmac('value', username, issuedAt, nonce).toString('base64url');
      response.cookie(nameFor(username), [issuedAt, nonce, signature].join('.'), {
        // Only the call that needs the cookie gets it.
        path: signIn.path,
        httpOnly: true,
        sameSite: 'strict',
        secure: protocol === 'https',
        maxAge: DEVICE_LIFETIME * 1000,
      });
    },
  };
}

/** The value as it was sent: ours needs no decoding. */
function readCookie({ headers }: Request, name: string): string | undefined {
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim());
  return pairs?.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
