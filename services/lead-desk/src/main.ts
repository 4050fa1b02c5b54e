import { createContactCheck } from '@annuity-lantern/contact-check';
import {
  createErasures,
  openConsentLedger,
  openDoNotCallList,
  openErasures,
  openLeads,
  openVisitorKeys,
  prepareLeads,
} from '@annuity-lantern/lead-store';
import { refuseToStart } from '@annuity-lantern/service-kit/boot-error';
import { dependencyLog } from '@annuity-lantern/service-kit/dependency-log';
import { trustedOriginOf } from '@annuity-lantern/service-kit/env';
import { answerCounts, startHeartbeat } from '@annuity-lantern/service-kit/heartbeat';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { productCommit, productVersion } from '@annuity-lantern/service-kit/product-version';
import { openRedis } from '@annuity-lantern/service-kit/redis';
import { repeat } from '@annuity-lantern/service-kit/repeat';
import { onStop } from '@annuity-lantern/service-kit/shutdown';
import { readCadence, readSiteFile, readStepReasons } from '@annuity-lantern/service-kit/site-file';
import { startTracing } from '@annuity-lantern/service-kit/tracing';
import { openAuditWriter, openCodeKeys } from '@annuity-lantern/staff-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { createApp } from './app.ts';
import { noteAudited } from './audit/note-audited.ts';
import { checkFirstPassword } from './check-first-password.ts';
import { readSettings } from './env.ts';
import { eraseExpired } from './erasure/erase-expired.ts';
import { countRowsRead } from './lists/count-rows-read.ts';
import { openDeskHints } from './live-hints/open-desk-hints.ts';
import { giveInTurn } from './owners/give-in-turn.ts';
import { prepareStaffStore } from './prepare-staff-store.ts';

/** Milliseconds between two looks for new requests to give in turn. */
const BETWEEN_ROUNDS = 5000;
/** Milliseconds between two looks for requests that are older than the office keeps them. */
const BETWEEN_ERASURES = 60_000;

const settings = readSettings();
const log = createLog('lead-desk', settings.LOG_LEVEL);
const tracing = await startTracing('lead-desk', settings, log);
const trustedOrigin = trustedOriginOf(settings);
const { hours } = await readSiteFile(settings.SITE_FILE, trustedOrigin !== undefined).catch(refuseToStart('lead-desk'));
const reasons = await readStepReasons(settings.SITE_FILE, trustedOrigin !== undefined).catch(refuseToStart('lead-desk'));
const cadence = await readCadence(settings.SITE_FILE, trustedOrigin !== undefined).catch(refuseToStart('lead-desk'));
const { STAFF_USERNAME: username, STAFF_PASSWORD: password, STAFF_USER_MAIL: mail } = settings;
const firstUser = password === undefined ? undefined : { username, password, mail };
await checkFirstPassword(firstUser, trustedOrigin !== undefined).catch(refuseToStart('lead-desk'));
const store = connectStore({ mongodbUrl: settings.MONGODB_URL, onChange: dependencyLog(log, 'mongodb') });
const leads = openLeads(store);
const metrics = createMetrics();
const indexes = prepareLeads({ store, leads, log, metrics });
const staff = prepareStaffStore({ store, log, firstUser, isProduction: trustedOrigin !== undefined });
const auditSettings = { secrets: settings.AUDIT_KEY, headsFile: settings.AUDIT_HEADS_FILE };
const countAuditHeadsFailure = metrics.counter({
  name: 'lantern_audit_heads_failures_total',
  help: 'Times that the heads of the audit could not be written to their file; it is tried each minute',
  labels: {},
});
const audit = openAuditWriter(store.connection, {
  ...auditSettings,
  onHeadsError: (error) => {
    countAuditHeadsFailure({});
    log.error('the heads of the audit could not be written', { error });
  },
});
const countConsentHeadsFailure = metrics.counter({
  name: 'lantern_consent_heads_failures_total',
  help: 'Times that the heads of the consent ledger could not be written to their file; it is tried each minute',
  labels: {},
});
const erasures = settings.ERASURES_FILE === undefined ? undefined : openErasures(settings.ERASURES_FILE);
const doNotCall = openDoNotCallList(store, settings.ID_KEY, erasures);
const consentSettings = { secrets: settings.CONSENT_KEY, headsFile: settings.CONSENT_HEADS_FILE };
const consentLedger = openConsentLedger(store, {
  ...consentSettings,
  idKey: settings.ID_KEY,
  doNotCall,
  onHeadsError: (error) => {
    countConsentHeadsFailure({});
    log.error('the heads of the consent ledger could not be written', { error });
  },
});
if (settings.ERASURES_FILE)
  createErasures(settings.ERASURES_FILE).catch((error: unknown) =>
    log.error('no request can be erased: ERASURES_FILE cannot be written', { error }),
  );
const redis = settings.REDIS_URL === undefined ? undefined : openRedis(settings.REDIS_URL, log);
const hints = openDeskHints({ store, log, redis, redisUrl: settings.REDIS_URL });
const rowsRead = countRowsRead((entry) => noteAudited(audit, entry, log));
const contactCheck = createContactCheck({ dnsServers: settings.DNS_SERVERS });
const app = createApp({
  store,
  leads,
  doNotCall,
  visitorKeys: openVisitorKeys(settings.ID_KEY),
  contactCheck,
  log,
  audit,
  auditSettings,
  consentLedger,
  erasures,
  consentSettings: { ...consentSettings, years: settings.CONSENT_PROOF_YEARS },
  sessionSecrets: settings.SESSION_SECRET,
  codeKeys: openCodeKeys(settings.STAFF_KEYS),
  publicProtocol: settings.PUBLIC_ORIGIN && new URL(settings.PUBLIC_ORIGIN).protocol === 'https:' ? 'https' : 'http',
  trustedOrigin,
  staffOrigin: settings.STAFF_ORIGIN,
  hours,
  reasons,
  cadence,
  retentionDays: settings.RETENTION_DAYS,
  hints,
  crmSecrets: settings.CRM_EVENTS_SECRET,
  mailSecrets: settings.MAIL_EVENTS_SECRET,
  rowsRead,
  metrics,
  indexesExist: () => indexes.isDone() && staff.isDone(),
  redis,
  operationsUrl: settings.OPERATIONS_URL,
});
const turns = repeat({
  every: BETWEEN_ROUNDS,
  work: async () => {
    if (!(await store.ready())) return;
    const count = await giveInTurn({ connection: store.connection, leads, audit, hint: hints.publish, hours });
    if (count > 0) log.info('new requests were given in turn', { count });
  },
  onError: (error) => log.error('new requests could not be given in turn', { error }),
});
const retention = repeat({
  every: BETWEEN_ERASURES,
  work: async () => {
    if (!(await store.ready())) return;
    const days = settings.RETENTION_DAYS;
    const count = await eraseExpired({
      connection: store.connection,
      leads,
      audit,
      consentLedger,
      erasures,
      hint: hints.publish,
      days,
    });
    if (count > 0) log.info('old requests were erased', { count });
  },
  onError: (error) => log.error('old requests could not be erased', { error }),
});
const heartbeat = startHeartbeat({ kind: 'lead-desk', redis, metrics, counts: [answerCounts], log });
const server = await listen(app, settings.SERVICE_HOST, settings.SERVICE_PORT);
onStop(log, [
  { name: 'http', stop: server.stop },
  { name: 'turns', stop: turns.stop },
  { name: 'retention', stop: retention.stop },
  { name: 'name-servers', stop: contactCheck.stop },
  { name: 'heartbeat', stop: heartbeat.stop },
  { name: 'redis', stop: () => redis?.stop() },
  { name: 'hints', stop: hints.stop },
  { name: 'indexes', stop: indexes.stop },
  { name: 'staff accounts', stop: staff.stop },
  { name: 'rows read', stop: rowsRead.stop },
  { name: 'audit', stop: audit.close },
  { name: 'consent ledger', stop: consentLedger.close },
  { name: 'store', stop: store.close },
  { name: 'traces', stop: tracing.stop },
]);
log.info('listening', { port: server.port, version: productVersion, commit: productCommit });
