/** Written by the session store (`_id`, `session`, `expires`). */
export const sessionsCollection = 'sessions';
/** The saved views of each account (`_id`, `views`). */
export const savedViewsCollection = 'savedViews';
/** Written by the sign-in throttle (`key`, `points`, `expire`). */
export const signInAttemptsCollection = 'signInAttempts';
/** Settings of the desk that managers change (`_id`: its name). */
export const deskSettingsCollection = 'deskSettings';
