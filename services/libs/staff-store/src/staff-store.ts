export {
  type AuditWriter,
  type AuditWriterOptions,
  type ClosableAuditWriter,
  openAuditWriter,
  verifyAudit,
} from './audit/audit-chain.ts';
export type { AuditEntry } from './audit/audit-record.ts';
export { findHeavyReaders } from './audit/find-heavy-readers.ts';
export { listAudit, parseAuditCursor } from './audit/list-audit.ts';
export { sessionsCollection, signInAttemptsCollection, signInCollections } from './collections.ts';
export { createFirstUser, type FirstUser } from './create-first-user.ts';
export { claimLease } from './desk-lease.ts';
export { ensureStaffIndexes } from './ensure-staff-indexes.ts';
export { findActiveUser, findActiveUserNamed, findUserByPassword, type StaffUser } from './find-user-by-password.ts';
export { hasAccountNamed } from './has-account-named.ts';
export { markActive, markProven } from './mark-active.ts';
export { normalizeUsername } from './normalize-username.ts';
export { hashPassword } from './password-hash.ts';
export { attemptKinds, openSignInDigests, type SignInDigests } from './sign-in-attempts.ts';
export { acceptCode, type CodeDesk } from './sign-in-code/accept-code.ts';
export { type CodeKeys, openCodeKeys } from './sign-in-code/code-keys.ts';
export { resetCode, turnOffCode } from './sign-in-code/end-code.ts';
export { proveOwner } from './sign-in-code/prove-owner.ts';
export { readCode } from './sign-in-code/read-code.ts';
export { beginCode, confirmCode, renewRecovery } from './sign-in-code/set-up-code.ts';
export { dropSignedEvent, keepSignedAnswer, type SignedEvent, startSignedEvent } from './signed-events.ts';
export { listPeopleInTurn, listPresent, markGiven, type Present, setAbsence } from './turns/people-in-turn.ts';
export { areTurnsOn, claimTurns, releaseTurns, setTurns } from './turns/turns-setting.ts';
export { unlockAccount } from './unlock-account.ts';
export { type AccountDesk, addAccount, type ResetSecret } from './users/add-account.ts';
export { type AccountChange, changeAccount, makeResetLink } from './users/change-account.ts';
export { findPasswordFault } from './users/find-password-fault.ts';
export { countLicensed, countManagersWithCode, findAccountId, findUsername, listAccounts } from './users/list-accounts.ts';
export { listOwners } from './users/list-owners.ts';
export { type ChangeToApprove, canApprove, findApproverMails, hasApprover } from './users/may-approve.ts';
export { findLicenses, type SavedLicenses, saveLicenses } from './users/save-licenses.ts';
export { deleteView, listViews, renameView, saveView } from './users/saved-views.ts';
export { endSessionsOf, findSession, listSessionsOf } from './users/sessions-of-account.ts';
export { changePassword, type PasswordOutcome, resetPassword } from './users/set-password.ts';
export { withoutPendingSignIn } from './users/without-pending-sign-in.ts';
