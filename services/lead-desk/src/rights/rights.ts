import { hasRightsOf, type StaffRole } from '@annuity-lantern/contracts/http';

/** `anyone`: also without a session, which is then nothing to end. Otherwise the least role that may make the call. */
export type Right = 'anyone' | StaffRole;

/** Who may make which staff call. A call without a row is not mounted: the desk then refuses to boot. */
export const rights = {
  signOut: 'anyone',
  whoAmI: 'viewer',
  streamHints: 'viewer',
  changePassword: 'viewer',
  listSessions: 'viewer',
  endSession: 'viewer',
  endOtherSessions: 'viewer',
  listAccounts: 'manager',
  addAccount: 'manager',
  setAccountRole: 'manager',
  setAccountMail: 'manager',
  setAccountName: 'manager',
  disableAccount: 'manager',
  enableAccount: 'manager',
  unlockStaffAccount: 'manager',
  resetAccount: 'manager',
  endAccountSessions: 'manager',
  readSignInCode: 'viewer',
  beginSignInCode: 'viewer',
  confirmSignInCode: 'viewer',
  renewRecoveryCodes: 'viewer',
  turnOffSignInCode: 'viewer',
  resetSignInCode: 'manager',
  listConsultationRequests: 'viewer',
  listAnnuityReviewRequests: 'viewer',
  findLeads: 'viewer',
  searchLeads: 'viewer',
  getFirstContact: 'viewer',
  exportLeads: 'manager',
  getLead: 'viewer',
  transitionLead: 'agent',
  setLeadOwner: 'agent',
  addSecondAdvisor: 'agent',
  removeSecondAdvisor: 'agent',
  assignLeads: 'manager',
  listOwners: 'viewer',
  listViews: 'viewer',
  saveView: 'viewer',
  renameView: 'viewer',
  deleteView: 'viewer',
  addLeadNote: 'agent',
  recordRevocation: 'agent',
  listParkedEffects: 'viewer',
  replayEffect: 'manager',
  replayReason: 'manager',
  getPipelineHealth: 'viewer',
  readRateDesk: 'viewer',
  listRateSheets: 'viewer',
  previewRateSheet: 'manager',
  putRateSheet: 'manager',
  previewRestoredSheet: 'manager',
  restoreRateSheet: 'manager',
  previewWaitingSheet: 'manager',
  approveRateSheet: 'manager',
  turnDownRateSheet: 'manager',
  withdrawRateSheet: 'manager',
  listAudit: 'manager',
  verifyAuditDay: 'manager',
} as const satisfies Readonly<Record<string, Right>>;

/** Whether an account with this role may do nothing before it has a sign-in code, but set it up. */
export type MustHaveCode = (role: StaffRole) => boolean;

export function codeRule(isProductionHost: boolean): MustHaveCode {
  return (role) => isProductionHost && hasRightsOf(role, 'manager');
}
