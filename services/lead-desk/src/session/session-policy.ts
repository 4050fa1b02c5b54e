const MINUTE = 60_000;

/** A session ends after this time without a call, in milliseconds. The desk calls every 30 seconds while it is open and visible. */
export const IDLE_LIFETIME = 30 * MINUTE;
/** A session ends this long after sign-in, however busy it is, in milliseconds: a working day. */
export const ABSOLUTE_LIFETIME = 12 * 60 * MINUTE;

export const cookieScope = { path: '/', httpOnly: true, sameSite: 'strict' } as const;
