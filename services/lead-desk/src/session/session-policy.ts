import { sessionCookieName } from '@annuity-lantern/contracts/http';

const MINUTE = 60_000;

/** A session ends this long after its person last did something, in milliseconds. Calls that the desk makes by itself do not count. */
export const IDLE_LIFETIME = 30 * MINUTE;
/** What a person does is stored at most this often, in milliseconds. */
export const ACTIVITY_STEP = MINUTE;
/** A session ends this long after sign-in, however busy it is, in milliseconds: a working day. */
export const ABSOLUTE_LIFETIME = 12 * 60 * MINUTE;

/** Whether a session with these times is over, whatever its account says. Milliseconds since 1970. */
export function hasEnded({ signedInAt, activeAt }: { readonly signedInAt: number; readonly activeAt: number }, now: number): boolean {
  return now - signedInAt >= ABSOLUTE_LIFETIME || now - activeAt >= IDLE_LIFETIME;
}

export type PublicProtocol = keyof typeof sessionCookieName;

/** The session's cookie where visitors use this scheme. It is cleared under the same options, or browsers ignore the clearing. */
export function sessionCookie(protocol: PublicProtocol) {
  return {
    name: sessionCookieName[protocol],
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' },
  } as const;
}
