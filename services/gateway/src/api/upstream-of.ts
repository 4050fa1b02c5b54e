import type * as http from '@annuity-lantern/contracts/http';

export const upstreams = ['lead-intake', 'lead-desk', 'content-api'] as const;
export type Upstream = (typeof upstreams)[number];
export type UpstreamUrls = Readonly<Record<Upstream, URL>>;

type Contracts = typeof http;
/** The names under which the contracts export an endpoint: objects with a method and a path. */
export type EndpointName = {
  [Key in keyof Contracts]: Contracts[Key] extends { readonly method: string; readonly path: string } ? Key : never;
}[keyof Contracts];

/** Which service answers which call. An endpoint that is missing here fails the type check, so that none is forgotten. */
export const upstreamOf: Readonly<Record<EndpointName, Upstream>> = {
  createConsultationRequest: 'lead-intake',
  createAnnuityReviewRequest: 'lead-intake',
  getFormToken: 'lead-intake',
  recordEvent: 'lead-intake',
  streamHints: 'lead-desk',
  listConsultationRequests: 'lead-desk',
  listAnnuityReviewRequests: 'lead-desk',
  findLeads: 'lead-desk',
  searchLeads: 'lead-desk',
  getFirstContact: 'lead-desk',
  // Before getLead, whose path would take `export.csv` for an id.
  exportLeads: 'lead-desk',
  getLead: 'lead-desk',
  transitionLead: 'lead-desk',
  setLeadOwner: 'lead-desk',
  addSecondAdvisor: 'lead-desk',
  removeSecondAdvisor: 'lead-desk',
  assignLeads: 'lead-desk',
  listOwners: 'lead-desk',
  listViews: 'lead-desk',
  saveView: 'lead-desk',
  renameView: 'lead-desk',
  deleteView: 'lead-desk',
  addLeadNote: 'lead-desk',
  recordRevocation: 'lead-desk',
  listParkedEffects: 'lead-desk',
  replayEffect: 'lead-desk',
  replayReason: 'lead-desk',
  getPipelineHealth: 'lead-desk',
  readRateDesk: 'lead-desk',
  listRateSheets: 'lead-desk',
  previewRateSheet: 'lead-desk',
  putRateSheet: 'lead-desk',
  previewRestoredSheet: 'lead-desk',
  restoreRateSheet: 'lead-desk',
  previewWaitingSheet: 'lead-desk',
  approveRateSheet: 'lead-desk',
  turnDownRateSheet: 'lead-desk',
  withdrawRateSheet: 'lead-desk',
  listAudit: 'lead-desk',
  verifyAuditDay: 'lead-desk',
  signIn: 'lead-desk',
  signOut: 'lead-desk',
  whoAmI: 'lead-desk',
  changePassword: 'lead-desk',
  resetPassword: 'lead-desk',
  listSessions: 'lead-desk',
  endSession: 'lead-desk',
  endOtherSessions: 'lead-desk',
  listAccounts: 'lead-desk',
  addAccount: 'lead-desk',
  setAccountRole: 'lead-desk',
  setAccountMail: 'lead-desk',
  setAccountName: 'lead-desk',
  disableAccount: 'lead-desk',
  enableAccount: 'lead-desk',
  unlockStaffAccount: 'lead-desk',
  resetAccount: 'lead-desk',
  endAccountSessions: 'lead-desk',
  readSignInCode: 'lead-desk',
  beginSignInCode: 'lead-desk',
  confirmSignInCode: 'lead-desk',
  renewRecoveryCodes: 'lead-desk',
  turnOffSignInCode: 'lead-desk',
  resetSignInCode: 'lead-desk',
  listResources: 'content-api',
  countResourceDownload: 'content-api',
  listInsights: 'content-api',
  listEducationModules: 'content-api',
  listAnnuityRates: 'content-api',
  readRateHistory: 'content-api',
};

/** The calls that create a lead. They carry a key, so that sending one twice makes one lead. */
export const leadPosts = ['createConsultationRequest', 'createAnnuityReviewRequest'] as const satisfies EndpointName[];

export function isLeadPost(name: string): boolean {
  return leadPosts.some((post) => post === name);
}
