import type { StaffRole } from '@annuity-lantern/contracts/http';

/** `anyone`: also without a session, which is then nothing to end. Otherwise the least role that may make the call. */
export type Right = 'anyone' | StaffRole;

/** Who may make which staff call. A call without a row is not mounted: the desk then refuses to boot. */
export const rights = {
  signOut: 'anyone',
  whoAmI: 'viewer',
  changePassword: 'viewer',
  listSessions: 'viewer',
  endSession: 'viewer',
  endOtherSessions: 'viewer',
  listAccounts: 'manager',
  addAccount: 'manager',
  setAccountRole: 'manager',
  setAccountMail: 'manager',
  disableAccount: 'manager',
  enableAccount: 'manager',
  unlockStaffAccount: 'manager',
  resetAccount: 'manager',
  endAccountSessions: 'manager',
  listConsultationRequests: 'viewer',
  listAnnuityReviewRequests: 'viewer',
  findLeads: 'viewer',
  searchLeads: 'viewer',
  exportLeads: 'manager',
  getLead: 'viewer',
  transitionLead: 'agent',
  setLeadOwner: 'agent',
  addLeadNote: 'agent',
  recordRevocation: 'agent',
  listParkedEffects: 'viewer',
  replayEffect: 'manager',
  replayReason: 'manager',
  readRateDesk: 'viewer',
  previewRateSheet: 'manager',
  putRateSheet: 'manager',
  previewRestoredSheet: 'manager',
  restoreRateSheet: 'manager',
  listAudit: 'manager',
  verifyAuditDay: 'manager',
} as const satisfies Readonly<Record<string, Right>>;
