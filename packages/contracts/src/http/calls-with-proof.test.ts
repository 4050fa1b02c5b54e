import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';

/**
 * Each staff call, decided: someone at an open desk, or with a stolen cookie, can make every call without a proof. So a call needs one if it gives access,
 * moves mail elsewhere, takes many requests out of the desk, or cannot be undone.
 */
const decided = {
  /** Asked for by the desk before the call. */
  proof: [
    'exportLeads',
    'copyPerson',
    'eraseLead',
    // A hold refuses an erasure that the law orders, and its end allows one.
    'holdLead',
    'endHold',
    'addAccount',
    'saveAccount',
    'enableAccount',
    'unlockStaffAccount',
    'resetAccount',
    'resetSignInCode',
    'addOwnMail',
  ],
  /** The body has the password, or a code that only the person has. */
  ofItself: [
    'signIn',
    'resetPassword',
    'changePassword',
    'proveSelf',
    'beginSignInCode',
    'confirmSignInCode',
    'renewRecoveryCodes',
    'turnOffSignInCode',
  ],
  /** Only take access away from an account. */
  takesAway: ['signOut', 'endSession', 'endOtherSessions', 'disableAccount', 'endAccountSessions'],
  /** Read, and counted or recorded for the audit where they show a person. */
  reads: [
    'whoAmI',
    'readSignInCode',
    'listSessions',
    'listAccounts',
    'listOwners',
    'listLicenseGaps',
    'listReasons',
    'listViews',
    'readTurns',
    'countOpenRequests',
    'streamHints',
    'listConsultationRequests',
    'listAnnuityReviewRequests',
    'findLeads',
    'searchLeads',
    'countViews',
    'getFirstContact',
    'getWeeklyReport',
    'getLead',
    'getPerson',
    'getConsentProof',
    'listErasedNext',
    'listAudit',
    'listHeavyReaders',
    'verifyAuditDay',
    'getPipelineHealth',
    'listParkedEffects',
    'listSealed',
    'listUnconfirmed',
    'readRateDesk',
    'listRateSheets',
    'previewRateSheet',
    'previewRestoredSheet',
    'previewWaitingSheet',
  ],
  /** Daily work, which is in the history of the request or in the audit, and which the next step can correct. */
  work: [
    'addLeadNote',
    'logCall',
    'transitionLead',
    'setLeadOwner',
    'assignLeads',
    'handOverRequests',
    'setTurns',
    'setAbsence',
    'saveLicenses',
    'addSecondAdvisor',
    'removeSecondAdvisor',
    'correctContact',
    'recordState',
    'recordRevocation',
    'recordNoCalls',
    'recordNoEmail',
    'allowCalls',
    'allowEmail',
    'allowAddress',
    'saveView',
    'renameView',
    'deleteView',
    'replayEffect',
    'replayReason',
    'dismissEffect',
    'answerUnconfirmed',
    'retrySealed',
    'pauseProvider',
    'resumeProvider',
  ],
  /** A large change waits for a second manager. */
  rates: ['putRateSheet', 'restoreRateSheet', 'approveRateSheet', 'turnDownRateSheet', 'withdrawRateSheet'],
} as const satisfies Record<string, readonly string[]>;

const staffCalls = endpoints.filter(({ role, ofDesk }) => role !== undefined || ofDesk === true);
const sorted = (names: Iterable<string>) => [...names].sort();

describe('the proof of a staff call', () => {
  it('is decided for each call, once', () => {
    expect(sorted(Object.values(decided).flat())).toEqual(sorted(staffCalls.map(({ name }) => name)));
  });

  it('is asked for by the calls that were decided so, and by no other', () => {
    expect(sorted(endpoints.filter(({ proof }) => proof).map(({ name }) => name))).toEqual(sorted(decided.proof));
  });

  it('is asked for in an account if its role or its mail address changes', () => {
    expect(endpoints.find(({ name }) => name === 'saveAccount')?.proof).toEqual(['role', 'mail']);
  });
});
