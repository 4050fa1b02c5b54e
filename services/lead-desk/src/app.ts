import { openProviderSwitches } from '@annuity-lantern/lead-store';
import { type CallAnswer, createHttpApp } from '@annuity-lantern/service-kit/http-app';
import { errorCodes } from '@annuity-lantern/service-kit/measure-answers';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { openSealedSubmissions } from '@annuity-lantern/service-kit/sealed-submissions';
import { openSignInDigests } from '@annuity-lantern/staff-store';
import type { Express } from 'express';
import { mountAccounts } from './accounts/mount-accounts.ts';
import { mountLicenses } from './accounts/mount-licenses.ts';
import { mountOwnAccount, mountResetPassword } from './accounts/mount-own-account.ts';
import { mountOwnCode } from './accounts/mount-own-code.ts';
import { mountAudit } from './audit/mount-audit.ts';
import { noteRefusedCalls } from './audit/note-refused-calls.ts';
import { mountCorrectContact } from './contact/mount-correct-contact.ts';
import { mountNoCalls } from './contact/mount-no-calls.ts';
import { mountRevocation } from './contact/mount-revocation.ts';
import { mountCrmEvents } from './crm/mount-crm-events.ts';
import type { DeskContext } from './desk-context.ts';
import { mountEraseLead } from './erasure/mount-erase-lead.ts';
import { mountRetention } from './erasure/mount-retention.ts';
import { mountExport } from './export/mount-export.ts';
import { mountFirstContact } from './first-contact/mount-first-contact.ts';
import { mountPipelineHealth } from './health/mount-pipeline-health.ts';
import { mountConsentProof } from './lead-detail/mount-consent-proof.ts';
import { mountLeadDetail } from './lead-detail/mount-lead-detail.ts';
import { mountPerson } from './lead-detail/mount-person.ts';
import { mountLogCall } from './lead-work/mount-log-call.ts';
import { mountNotes } from './lead-work/mount-notes.ts';
import { mountState } from './lead-work/mount-state.ts';
import { mountTransitions } from './lead-work/mount-transitions.ts';
import { mountFindLeads } from './lists/mount-find-leads.ts';
import { mountLeadLists } from './lists/mount-lead-lists.ts';
import type { DeskHints } from './live-hints/open-desk-hints.ts';
import { mountMailEvents } from './mail-events/mount-mail-events.ts';
import { mountMyRequest } from './mine/mount-my-request.ts';
import { mountSentCorrection } from './mine/mount-sent-correction.ts';
import { mountAssignLeads } from './owners/mount-assign-leads.ts';
import { mountHandOver } from './owners/mount-hand-over.ts';
import { mountSecondAdvisor } from './owners/mount-second-advisor.ts';
import { mountSetOwner } from './owners/mount-set-owner.ts';
import { mountTurns } from './owners/mount-turns.ts';
import { mountParkedWork } from './parked-work/mount-parked-work.ts';
import { mountProviderSwitches } from './parked-work/mount-provider-switches.ts';
import { mountSealedRequests } from './parked-work/mount-sealed-requests.ts';
import { mountUnconfirmed } from './parked-work/mount-unconfirmed.ts';
import { mountApprovals } from './rates/mount-approvals.ts';
import { mountRateDesk } from './rates/mount-rate-desk.ts';
import type { MountStaff } from './rights/staff-calls.ts';
import { mountStaffCalls } from './rights/staff-calls.ts';
import { staffSession } from './session/staff-session.ts';
import { mountSession, mountSignIn } from './sign-in/mount-sign-in.ts';
import { createSignInThrottle } from './sign-in/sign-in-throttle.ts';
import { createSourceOf } from './sign-in/source-of.ts';
import { mountCountViews } from './views/mount-count-views.ts';
import { mountViews } from './views/mount-views.ts';
import { mountWeeklyReport } from './weekly-report/mount-weekly-report.ts';

type Derived = 'connection' | 'mustHaveCode' | 'samplesAllowed' | 'digests' | 'throttle' | 'sourceOf' | 'sealed' | 'switches' | 'hint';

export interface AppOptions extends Omit<DeskContext, Derived> {
  readonly hints: DeskHints;
  /** The CRM signs its calls with one of them. Absent: the desk takes no such call. */
  readonly crmSecrets?: readonly string[] | undefined;
  /** The mail host signs its calls with one of them. Absent: the desk takes no such call. */
  readonly mailSecrets?: readonly string[] | undefined;
}

/** The calls of staff. Their order says nothing. */
const staffFeatures: readonly ((mountStaff: MountStaff, desk: DeskContext) => void)[] = [
  mountSession,
  mountOwnAccount,
  mountOwnCode,
  mountAccounts,
  mountLicenses,
  mountTurns,
  mountLeadLists,
  mountFindLeads,
  mountExport,
  mountFirstContact,
  mountWeeklyReport,
  mountCountViews,
  mountLeadDetail,
  mountPerson,
  mountConsentProof,
  mountTransitions,
  mountLogCall,
  mountSetOwner,
  mountNotes,
  mountState,
  mountRevocation,
  mountCorrectContact,
  mountNoCalls,
  mountRetention,
  mountEraseLead,
  mountSecondAdvisor,
  mountAssignLeads,
  mountHandOver,
  mountViews,
  mountParkedWork,
  mountUnconfirmed,
  mountSealedRequests,
  mountProviderSwitches,
  mountPipelineHealth,
  mountRateDesk,
  mountApprovals,
  mountAudit,
];

/**
 * The staff API: sign-in, requests, parked work, the pipeline's health, and the rates that visitors see. It needs MongoDB only: while Redis
 * is away, staff can work and hints are silent.
 */
export function createApp({ hints, crmSecrets, mailSecrets, ...options }: AppOptions): Express {
  const { store, log, auditSettings, trustedOrigin, staffOrigin, metrics, indexesExist, redis } = options;
  const digests = openSignInDigests(auditSettings.secrets);
  const [auditSecret = ''] = auditSettings.secrets;
  const desk: DeskContext = {
    ...options,
    connection: store.connection,
    mustHaveCode: trustedOrigin !== undefined,
    samplesAllowed: trustedOrigin === undefined,
    digests,
    throttle: createSignInThrottle(store, digests),
    sourceOf: createSourceOf(auditSecret),
    sealed: redis && openSealedSubmissions(redis, log),
    switches: openProviderSwitches(store.connection),
    hint: hints.publish,
  };
  return createHttpApp({
    name: 'lead-desk',
    log,
    ready: async () => ({ mongodb: await store.ready(), indexes: indexesExist() }),
    trustedOrigin,
    staffOrigin,
    metrics,
    onAnswer: metrics && countRefusedSignIns(metrics),
    routes: (router) => {
      // Before sessions, because such calls have none.
      mountMyRequest(router, desk);
      mountSentCorrection(router, desk);
      if (crmSecrets) mountCrmEvents(router, desk, crmSecrets);
      if (mailSecrets) mountMailEvents(router, desk, mailSecrets);
      router.use(staffSession(desk));
      router.use(hints.checkAfterEnds);
      mountSignIn(router, desk);
      mountResetPassword(router, desk);
      mountStaffCalls({
        router,
        store,
        hours: desk.hours,
        mustHaveCode: desk.mustHaveCode,
        mountAll: (mountStaff) => {
          for (const mount of staffFeatures) mount(mountStaff, desk);
          hints.mount(mountStaff);
        },
      });
      router.use(noteRefusedCalls(desk.audit));
    },
  });
}

function countRefusedSignIns(metrics: Metrics): (answer: CallAnswer) => void {
  const count = metrics.counter({
    name: 'lantern_sign_ins_refused_total',
    help: 'Sign-ins that were refused, by the code of the error: sign_in_refused, code_refused, or too_many_requests after many of them',
    labels: { reason: errorCodes },
  });
  return ({ endpoint, code }) => {
    // Asking for the code is no failure: it is half of a sign-in.
    if (endpoint === 'signIn' && code && code !== 'code_needed') count({ reason: code });
  };
}
