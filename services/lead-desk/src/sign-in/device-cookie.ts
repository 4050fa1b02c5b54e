import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { deviceCookieName, signIn } from '@annuity-lantern/contracts/http';
import { normalizeUsername } from '@annuity-lantern/staff-store';
import type { Request, Response } from 'express';
import type { PublicProtocol } from '../session/session-policy.ts';

/** Seconds for which a browser is recognized after its last sign-in: half a year. */
export const DEVICE_LIFETIME = 180 * 24 * 60 * 60;
const NONCE_BYTES = 16;
const TAG_LENGTH = 16;

export interface DeviceCookies {
  /** The random name of a browser that signed in as this user before; undefined for any other browser. */
  find(request: Request, username: string): string | undefined;
  /** Sets the cookie by which `find` recognizes the browser. */
  remember(response: Response, username: string, now?: number): void;
}

/**
 * Cookies that tell browsers which signed in before from strangers (OWASP: "Slow Down Online Guessing Attacks with Device Cookies"). Each
 * is valid for one user name, does not reveal it, and gives no access. The first secret signs, all verify: without the old secret, known
 * browsers become strangers.
 */
export function createDeviceCookies(secrets: readonly string[], protocol: PublicProtocol): DeviceCookies {
  const [first, ...older] = secrets.map(hmacOf);
  if (!first) throw new Error('device cookies need a secret');
  // One cookie per user name, so that several people can share a browser.
  const nameFor = (hmac: Hmac, username: string) =>
    deviceCookieName[protocol] + hmac('name', username).toString('base64url').slice(0, TAG_LENGTH);

  return {
    find: (request, typed) => {
      const username = normalizeUsername(typed);
      for (const hmac of [first, ...older]) {
        const device = verify(hmac, username, readCookie(request, nameFor(hmac, username)));
        if (device !== undefined) return device;
      }
      return undefined;
    },
    remember: (response, typed, now = Date.now()) => {
      const username = normalizeUsername(typed);
      const issuedAt = String(Math.floor(now / 1000));
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const signature = first('value', username, issuedAt, nonce).toString('base64url');
      response.cookie(nameFor(first, username), [issuedAt, nonce, signature].join('.'), {
        // Only the call that needs the cookie receives it.
        path: signIn.path,
        httpOnly: true,
        sameSite: 'strict',
        secure: protocol === 'https',
        maxAge: DEVICE_LIFETIME * 1000,
      });
    },
  };
}

type Hmac = (...parts: readonly string[]) => Buffer;

function hmacOf(secret: string): Hmac {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'annuity-lantern device cookie', 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}

/** The nonce of a cookie that was signed for this user and has not expired. */
function verify(hmac: Hmac, username: string, cookie = ''): string | undefined {
  const [issuedAt = '', nonce = '', signature = ''] = cookie.split('.');
  const given = Buffer.from(signature, 'base64url');
  const due = hmac('value', username, issuedAt, nonce);
  if (given.length !== due.length || !timingSafeEqual(given, due)) return undefined;
  return Number(issuedAt) + DEVICE_LIFETIME > Date.now() / 1000 ? nonce : undefined;
}

/** The raw value: our cookies need no decoding. */
function readCookie({ headers }: Request, name: string): string | undefined {
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim());
  return pairs?.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
