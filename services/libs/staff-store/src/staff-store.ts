export type { AuditEntry } from './audit/audit-record.ts';
export { type AuditWriter, openAuditWriter } from './audit/open-audit-writer.ts';
export { type AuditVerdict, verifyAudit } from './audit/verify-audit.ts';
export { sessionsCollection, signInAttemptsCollection } from './collections.ts';
export { createFirstUser, type FirstUser } from './create-first-user.ts';
export { ensureStaffIndexes } from './ensure-staff-indexes.ts';
export { findUserByPassword, type StaffUser } from './find-user-by-password.ts';
export { normalizeUsername } from './normalize-username.ts';
export { accountDigest, attemptKinds, digest } from './sign-in-attempts.ts';
