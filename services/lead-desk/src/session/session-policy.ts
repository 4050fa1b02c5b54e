import { STAFF_IDLE, sessionCookieName } from '@annuity-lantern/contracts/http';

const MINUTE = 60_000;

/** Milliseconds after which an idle session ends. The desk's background calls do not count as activity. */
export const IDLE_LIFETIME = STAFF_IDLE;
/** Milliseconds between two stored times of activity. */
export const ACTIVITY_STEP = MINUTE;
/** Milliseconds after sign-in at which a session ends, even if active: a working day. */
export const ABSOLUTE_LIFETIME = 12 * 60 * MINUTE;

/** Whether a session with these times has expired, without looking at its account. Milliseconds since 1970. */
export function hasEnded({ signedInAt, activeAt }: { readonly signedInAt: number; readonly activeAt: number }, now: number): boolean {
  return now - signedInAt >= ABSOLUTE_LIFETIME || now - activeAt >= IDLE_LIFETIME;
}

export type PublicProtocol = keyof typeof sessionCookieName;

/** The session's cookie for this protocol. Clearing must use the same options, or browsers ignore it. */
export function sessionCookie(protocol: PublicProtocol) {
  return {
    name: sessionCookieName[protocol],
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' },
  } as const;
}
