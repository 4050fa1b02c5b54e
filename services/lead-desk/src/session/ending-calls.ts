import type { EndpointName } from '@annuity-lantern/contracts/endpoints';

/** Which sessions each call of the desk ends if it succeeds. Calls that only read are not here: they end none. */
export const endedSessions = {
  /** The caller's own one. */
  own: ['signIn', 'signOut'],
  /** Others of an account, too. */
  others: [
    'changePassword',
    'resetPassword',
    'endSession',
    'endOtherSessions',
    'confirmSignInCode',
    'turnOffSignInCode',
    'saveAccount',
    'disableAccount',
    'endAccountSessions',
    'resetSignInCode',
  ],
  none: [
    'proveSelf',
    'beginSignInCode',
    'renewRecoveryCodes',
    'addAccount',
    'resetAccount',
    'addOwnMail',
    'enableAccount',
    'unlockStaffAccount',
    'searchLeads',
    'assignLeads',
    'setLeadOwner',
    'addLeadNote',
    'transitionLead',
    'logCall',
    'recordCrmEvent',
    'askForCode',
    'openMyRequest',
    'correctMyRequest',
    'revokeMyConsent',
    'stopMyCalls',
    'reportMyCaller',
    'eraseMyRequest',
    'correctContact',
    'handOverRequests',
    'setTurns',
    'setAbsence',
    'recordRevocation',
    'recordNoCalls',
    'pauseCalls',
    'resumeCalls',
    'allowCalls',
    'recordNoEmail',
    'allowEmail',
    'eraseLead',
    'holdLead',
    'endHold',
    'addSecondAdvisor',
    'removeSecondAdvisor',
    'saveView',
    'renameView',
    'deleteView',
    'replayEffect',
    'replayReason',
    'dismissEffect',
    'previewRateSheet',
    'putRateSheet',
    'restoreRateSheet',
    'approveRateSheet',
    'turnDownRateSheet',
    'withdrawRateSheet',
  ],
} as const satisfies Record<string, readonly EndpointName[]>;

/** Whether a call that succeeded may have ended sessions. Anyone can sign out without a session, which ends none. */
export function mayHaveEndedSessions(endpoint: string | undefined, hadSession: boolean): boolean {
  const isOneOf = (calls: readonly string[]) => endpoint !== undefined && calls.includes(endpoint);
  return isOneOf(endedSessions.others) || (hadSession && isOneOf(endedSessions.own));
}
