/** Written by the session store (`_id`, `session`, `expires`). */
export const sessionsCollection = 'sessions';
/** The saved views of each account (`_id`, `views`). */
export const savedViewsCollection = 'savedViews';
/** The events of the CRM that were answered (`_id`: its `webhook-id`, `startedAt`, `answer`). */
export const signedEventsCollection = 'signedEvents';
/** Written by the sign-in throttle (`key`, `points`, `expire`). */
export const signInAttemptsCollection = 'signInAttempts';
/** Settings of the desk that managers change (`_id`: its name). */
export const deskSettingsCollection = 'deskSettings';

/** Who is signed in, and who failed to. Nothing of it is in a backup, so a restore signs everyone out. */
export const signInCollections: readonly string[] = [sessionsCollection, signInAttemptsCollection];
