import type { StepReasons } from '@annuity-lantern/contracts/http';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import type { ConsentLedger, DoNotCallList, ErasureNotes, Leads, VisitorKeys } from '@annuity-lantern/lead-store';
import { openProviderSwitches } from '@annuity-lantern/lead-store';
import { type CallAnswer, createHttpApp } from '@annuity-lantern/service-kit/http-app';
import type { Log } from '@annuity-lantern/service-kit/log';
import { errorCodes } from '@annuity-lantern/service-kit/measure-answers';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { RedisLink } from '@annuity-lantern/service-kit/redis';
import { openSealedSubmissions } from '@annuity-lantern/service-kit/sealed-submissions';
import { type AuditWriter, type CodeKeys, openSignInDigests } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Express } from 'express';
import { mountAccounts } from './accounts/mount-accounts.ts';
import { mountOwnAccount, mountResetPassword } from './accounts/mount-own-account.ts';
import { mountOwnCode } from './accounts/mount-own-code.ts';
import { type AuditSettings, mountAudit } from './audit/mount-audit.ts';
import { noteRefusedCalls } from './audit/note-refused-calls.ts';
import { mountCrmEvents } from './crm/mount-crm-events.ts';
import { mountExport } from './export/mount-export.ts';
import { mountFirstContact } from './first-contact/mount-first-contact.ts';
import { mountPipelineHealth } from './health/mount-pipeline-health.ts';
import type { RowsReadCounter } from './leads/count-rows-read.ts';
import { mountAssignLeads } from './leads/mount-assign-leads.ts';
import { type ConsentProofOptions, mountConsentProof } from './leads/mount-consent-proof.ts';
import { mountCorrectContact } from './leads/mount-correct-contact.ts';
import { mountEraseLead } from './leads/mount-erase-lead.ts';
import { mountFindLeads } from './leads/mount-find-leads.ts';
import { mountHandOver } from './leads/mount-hand-over.ts';
import { mountLeadDetail } from './leads/mount-lead-detail.ts';
import { mountLeadLists } from './leads/mount-lead-lists.ts';
import { mountLeadWork } from './leads/mount-lead-work.ts';
import { mountLogCall } from './leads/mount-log-call.ts';
import { mountNoCalls } from './leads/mount-no-calls.ts';
import { mountPerson } from './leads/mount-person.ts';
import { mountSecondAdvisor } from './leads/mount-second-advisor.ts';
import { mountTransitions } from './leads/mount-transitions.ts';
import type { DeskHints } from './live-hints/open-desk-hints.ts';
import { mountMailEvents } from './mail-events/mount-mail-events.ts';
import { mountMyRequest } from './mine/mount-my-request.ts';
import { mountParkedWork } from './parked-work/mount-parked-work.ts';
import { mountProviderSwitches } from './parked-work/mount-provider-switches.ts';
import { mountSealedRequests } from './parked-work/mount-sealed-requests.ts';
import { mountUnconfirmed } from './parked-work/mount-unconfirmed.ts';
import { mountApprovals } from './rates/mount-approvals.ts';
import { mountRateDesk } from './rates/mount-rate-desk.ts';
import { mountRetention } from './retention/mount-retention.ts';
import { mountStaffCalls } from './rights/staff-calls.ts';
import type { PublicProtocol } from './session/session-policy.ts';
import { staffSession } from './session/staff-session.ts';
import { mountSession, mountSignIn } from './sign-in/mount-sign-in.ts';
import { createSignInThrottle } from './sign-in/sign-in-throttle.ts';
import { createSourceOf } from './sign-in/source-of.ts';
import { mountTurns } from './turns/mount-turns.ts';
import { mountCountViews } from './views/mount-count-views.ts';
import { mountViews } from './views/mount-views.ts';
import { mountWeeklyReport } from './weekly-report/mount-weekly-report.ts';

export interface AppOptions {
  readonly store: Store;
  readonly leads: Leads;
  readonly doNotCall: DoNotCallList;
  readonly visitorKeys: VisitorKeys;
  /** Null where callers say no words. */
  readonly log: Log;
  readonly audit: AuditWriter;
  readonly auditSettings: AuditSettings;
  /** Records the choices of a request before it is erased. */
  readonly consentLedger: Pick<ConsentLedger, 'record' | 'check'>;
  readonly erasures: ErasureNotes | undefined;
  readonly consentSettings: ConsentProofOptions['settings'];
  /** The first secret signs, all verify. */
  readonly sessionSecrets: readonly string[];
  /** Keys that seal the secrets of sign-in codes. */
  readonly codeKeys: CodeKeys;
  /** The protocol of visitors. */
  readonly publicProtocol: PublicProtocol;
  /** On the production host: the only origin whose pages may call. */
  readonly trustedOrigin?: string | undefined;
  /** Set if the desk has a host of its own. */
  readonly staffOrigin?: string | undefined;
  /** The 24 hours to the first call count on the days of the office. */
  readonly hours: OfficeHours;
  /** Why staff close a request or set one aside. */
  readonly reasons: StepReasons;
  /** Requests without a step for so many days are erased. 0: none. */
  readonly retentionDays?: number | undefined;
  readonly hints: DeskHints;
  /** The CRM signs its calls with one of them. Absent: the desk takes no such call. */
  readonly crmSecrets?: readonly string[] | undefined;
  /** The mail host signs its calls with one of them. Absent: the desk takes no such call. */
  readonly mailSecrets?: readonly string[] | undefined;
  /** Records in the audit how much of the lists people read. */
  readonly rowsRead: RowsReadCounter;
  readonly metrics?: Metrics | undefined;
  /** Whether MongoDB has every index of leads and accounts: without them it scans whole collections. */
  readonly indexesExist: () => boolean;
  /** For the pipeline's health. Without Redis, or while it is away, the desk works and says what it cannot know. */
  readonly redis?: RedisLink | undefined;
  /** Where the operator publishes docs/operations/alerts.md. */
  readonly operationsUrl?: string | undefined;
}

/**
 * The staff API: sign-in, requests, parked work, the pipeline's health, and the rates that visitors see. It needs MongoDB only: while Redis
 * is away, staff can work and hints are silent.
 */
export function createApp(options: AppOptions): Express {
  const {
    store,
    leads,
    doNotCall,
    visitorKeys,
    log,
    audit,
    auditSettings,
    consentLedger,
    erasures,
    sessionSecrets,
    codeKeys,
    publicProtocol,
    trustedOrigin,
    staffOrigin,
    metrics,
    indexesExist,
  } = options;
  const { redis, hours, reasons, hints, rowsRead, operationsUrl, crmSecrets, mailSecrets, retentionDays = 0 } = options;
  const mustHaveCode = trustedOrigin !== undefined;
  const digests = openSignInDigests(auditSettings.secrets);
  const throttle = createSignInThrottle(store, digests);
  const [auditSecret = ''] = auditSettings.secrets;
  const sourceOf = createSourceOf(auditSecret);
  const switches = openProviderSwitches(store.connection);
  const rateDesk = { connection: store.connection, audit, samplesAllowed: trustedOrigin === undefined };
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
      mountMyRequest(router, { store, leads, doNotCall, audit, hint: hints.publish, keys: visitorKeys });
      if (crmSecrets) mountCrmEvents(router, { secrets: crmSecrets, leads, doNotCall, audit, store, hint: hints.publish });
      if (mailSecrets) mountMailEvents(router, { secrets: mailSecrets, leads, doNotCall, audit, store, hint: hints.publish, metrics });
      router.use(staffSession({ store, log, secrets: sessionSecrets, publicProtocol }));
      router.use(hints.checkAfterEnds);
      mountSignIn(router, { store, audit, throttle, digests, publicProtocol, sessionSecrets, codeKeys, sourceOf });
      mountResetPassword(router, { store, audit, throttle, sourceOf });
      mountStaffCalls({
        router,
        store,
        mustHaveCode,
        mountAll: (mountStaff) => {
          mountSession(mountStaff, { store, audit, publicProtocol, mustHaveCode, hasOwnHost: staffOrigin !== undefined });
          mountOwnAccount(mountStaff, { store, audit, throttle });
          mountOwnCode(mountStaff, { store, audit, throttle, codeKeys, mustHaveCode });
          mountAccounts(mountStaff, { store, audit, digests });
          mountTurns(mountStaff, { connection: store.connection, audit, hours });
          mountLeadLists(mountStaff, leads, doNotCall, rowsRead);
          mountFindLeads(mountStaff, { leads, doNotCall, connection: store.connection, rowsRead, hours });
          // Before the detail, whose path pattern would match these four.
          mountExport(mountStaff, { leads, doNotCall, audit, hours, connection: store.connection });
          mountFirstContact(mountStaff, leads, hours);
          mountWeeklyReport(mountStaff, { leads, hours, reasons });
          mountCountViews(mountStaff, { leads, connection: store.connection, hours });
          mountLeadDetail(mountStaff, { leads, doNotCall, audit });
          mountPerson(mountStaff, { leads, doNotCall, audit, rowsRead });
          mountConsentProof(mountStaff, { leads, connection: store.connection, audit, consentLedger, settings: options.consentSettings });
          mountTransitions(mountStaff, { leads, audit, reasons, connection: store.connection, hint: hints.publish });
          mountLogCall(mountStaff, { leads, doNotCall, audit, hours, hint: hints.publish });
          mountLeadWork(mountStaff, { leads, audit, connection: store.connection, hint: hints.publish });
          mountCorrectContact(mountStaff, { leads, doNotCall, audit, hint: hints.publish });
          mountNoCalls(mountStaff, { leads, doNotCall, audit, hint: hints.publish });
          mountRetention(mountStaff, leads, retentionDays);
          mountEraseLead(mountStaff, { leads, audit, consentLedger, erasures, hint: hints.publish });
          mountSecondAdvisor(mountStaff, { leads, audit, connection: store.connection, hint: hints.publish });
          mountAssignLeads(mountStaff, { leads, audit, connection: store.connection, hint: hints.publish });
          mountHandOver(mountStaff, { leads, audit, connection: store.connection, hint: hints.publish });
          mountViews(mountStaff, store.connection);
          mountParkedWork(mountStaff, { leads, audit, hint: hints.publish });
          mountUnconfirmed(mountStaff, { leads, audit, hint: hints.publish });
          mountSealedRequests(mountStaff, { sealed: redis && openSealedSubmissions(redis, log), audit });
          mountProviderSwitches(mountStaff, { switches, audit });
          mountPipelineHealth(mountStaff, { leads, switches, indexesExist, redis, log, operationsUrl });
          mountRateDesk(mountStaff, rateDesk);
          mountApprovals(mountStaff, rateDesk);
          hints.mount(mountStaff);
          mountAudit(mountStaff, store.connection, auditSettings);
        },
      });
      router.use(noteRefusedCalls(audit));
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
