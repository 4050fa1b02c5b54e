import 'express-session';

declare module 'express-session' {
  interface SessionData {
    staff: {
      readonly id: string;
      readonly username: string;
      /** Milliseconds since 1970. */
      readonly signedInAt: number;
    };
  }
}

const MINUTE = 60_000;

/** A session ends after this much time without a call, in milliseconds. The open, visible desk calls every 30 seconds. */
export const IDLE_LIFETIME = 30 * MINUTE;
/** However busy, a session ends this long after sign-in, in milliseconds: a working day. */
export const ABSOLUTE_LIFETIME = 12 * 60 * MINUTE;

export const cookieScope = { path: '/', httpOnly: true, sameSite: 'strict' } as const;
