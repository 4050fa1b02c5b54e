export { sessionsCollection, signInAttemptsCollection } from './collections.ts';
export { createFirstUser, type FirstUser } from './create-first-user.ts';
export { ensureStaffIndexes } from './ensure-staff-indexes.ts';
export { findUserByPassword, type StaffUser } from './find-user-by-password.ts';
export { normaliseUsername } from './normalise-username.ts';
