import type { StaffRole } from '@annuity-lantern/contracts/http';

/** `anyone`: also without a session, which is then nothing to end. Otherwise the least role that may make the call. */
export type Right = 'anyone' | StaffRole;

/** Who may make which staff call. A call without a row is not mounted: the desk then refuses to boot. */
export const rights = {
  signOut: 'anyone',
  whoAmI: 'viewer',
  listConsultationRequests: 'viewer',
  listAnnuityReviewRequests: 'viewer',
  findLeads: 'viewer',
  searchLeads: 'viewer',
  getLead: 'viewer',
  transitionLead: 'agent',
  listParkedEffects: 'viewer',
  replayEffect: 'manager',
  replayReason: 'manager',
  readRateDesk: 'viewer',
  previewRateSheet: 'manager',
  putRateSheet: 'manager',
  previewRestoredSheet: 'manager',
  restoreRateSheet: 'manager',
} as const satisfies Readonly<Record<string, Right>>;
