import { sessionCookieName } from '@annuity-lantern/contracts/http';

const MINUTE = 60_000;

/** A session ends after this time without a call, in milliseconds. The desk calls every 30 seconds while it is open and visible. */
export const IDLE_LIFETIME = 30 * MINUTE;
/** A session ends this long after sign-in, however busy it is, in milliseconds: a working day. */
export const ABSOLUTE_LIFETIME = 12 * 60 * MINUTE;

export type PublicProtocol = keyof typeof sessionCookieName;

/** The session's cookie where visitors use this scheme. It is cleared under the same options, or browsers ignore the clearing. */
export function sessionCookie(protocol: PublicProtocol) {
  return {
    name: sessionCookieName[protocol],
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' },
  } as const;
}
