/** Written by the session store (`_id`, `session`, `expires`). */
export const sessionsCollection = 'sessions';
/** Written by the sign-in throttle (`key`, `points`, `expire`). */
export const signInAttemptsCollection = 'signInAttempts';
