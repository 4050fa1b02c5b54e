import { constants, getPriority, setPriority } from 'node:os';
import { createContactCheck } from '@annuity-lantern/contact-check';
import { effects as definitions, providers } from '@annuity-lantern/contracts/effects';
import { VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import {
  countWaiting,
  createErasures,
  eraseLead,
  firstDayKept,
  forgetConsents,
  openConsentLedger,
  openDoNotCallList,
  openErasures,
  openLeads,
  openProviderSwitches,
  openVisitorKeys,
  prepareLeads,
  readServerTime,
} from '@annuity-lantern/lead-store';
import { createAnalytics } from '@annuity-lantern/service-kit/analytics';
import { BootError, refuseToStart } from '@annuity-lantern/service-kit/boot-error';
import { openCounter } from '@annuity-lantern/service-kit/counter';
import { dependencyLog } from '@annuity-lantern/service-kit/dependency-log';
import { trustedOriginOf } from '@annuity-lantern/service-kit/env';
import { startHeartbeat } from '@annuity-lantern/service-kit/heartbeat';
import { createHttpApp } from '@annuity-lantern/service-kit/http-app';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { productCommit, productVersion } from '@annuity-lantern/service-kit/product-version';
import { openQueueDepths } from '@annuity-lantern/service-kit/queue-depths';
import { openRedis } from '@annuity-lantern/service-kit/redis';
import { repeat } from '@annuity-lantern/service-kit/repeat';
import { createSealing } from '@annuity-lantern/service-kit/sealing';
import { onStop } from '@annuity-lantern/service-kit/shutdown';
import { readSiteFile } from '@annuity-lantern/service-kit/site-file';
import { startTracing } from '@annuity-lantern/service-kit/tracing';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { watchPrimary } from '@annuity-lantern/store-kit/watch-primary';
import { createEffects } from './effects/create-effects.ts';
import { findBrokenEffects } from './effects/find-broken-effects.ts';
import { openNoCalls } from './effects/open-no-calls.ts';
import { openRevocations } from './effects/open-revocations.ts';
import { readSettings, sendsSynthetic } from './env.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createForgetLocalMails } from './mail/forget-local-mails.ts';
import { createTakePlace } from './mail/take-place.ts';
import { measureBacklog } from './metrics/measure-backlog.ts';
import { attemptCounts, measurePipeline } from './metrics/measure-pipeline.ts';
import { measureSurroundings } from './metrics/measure-surroundings.ts';
import { createLeaseRest } from './pipeline/rest-leases.ts';
import { startPipeline } from './pipeline/start-pipeline.ts';
import { startTellingPaused } from './providers/tell-paused.ts';
import { watchSwitches } from './providers/watch-switches.ts';
import { startTellingApprovers } from './rates/tell-approvers.ts';
import { createReadSheetRates } from './reminders/read-sheet-rates.ts';
import { createReminderLinks } from './reminders/reminder-links.ts';
import { startReminders } from './reminders/start-reminders.ts';
import { openStaff } from './staff/open-staff.ts';
import { createSendToStaff } from './staff-mail/send-to-staff.ts';
import { startSynthetic } from './synthetic/start-synthetic.ts';
import { createMailCeiling } from './visitor-mail/create-mail-ceiling.ts';
import { createWithholdMail } from './visitor-mail/withhold-mail.ts';
import { createErasedWebhook, createWebhook } from './webhook/create-webhook.ts';

/** Added to the priority that both were started with, as by `nice`: a backlog must not slow the answers of an intake on the same machine. */
const BELOW_INTAKE = 5;
setPriority(Math.min(getPriority() + BELOW_INTAKE, constants.priority.PRIORITY_LOW));

/** Milliseconds between two looks for records of the consent ledger that are too old. */
const FORGET_EVERY = 3_600_000;

const settings = readSettings();
const log = createLog('lead-worker', settings.LOG_LEVEL);
const tracing = await startTracing('lead-worker', settings, log);
const site = await readSiteFile(settings.SITE_FILE, trustedOriginOf(settings) !== undefined).catch(refuseToStart('lead-worker'));
const store = connectStore({ mongodbUrl: settings.MONGODB_URL, isPatient: true, onChange: dependencyLog(log, 'mongodb') });
const analytics = createAnalytics(settings);
if (!analytics) log.warn('analytics is not set up: no request is counted');
const contactCheck = createContactCheck({ dnsServers: settings.DNS_SERVERS });
const leads = openLeads(store);
const metrics = createMetrics();
const indexes = prepareLeads({ store, leads, log, metrics });
const redis = openRedis(settings.REDIS_URL, log);
const depths = openQueueDepths(redis, log);
const switches = openProviderSwitches(store.connection);
const watch = watchSwitches(switches, log);
measureBacklog({ metrics, leads, depths, switches });
const surroundings = measureSurroundings({
  metrics,
  store,
  leads,
  switches,
  publicOrigin: settings.PUBLIC_ORIGIN,
  hours: site.hours,
});
const counter = openCounter(settings.REDIS_URL, log);
const takePlace = createTakePlace(counter);
const mailer = createMailer({ smtpUrl: settings.SMTP_URL ?? settings.LOCAL_INBOX_URL ?? '', from: settings.MAIL_FROM });
const countHeadsFailure = metrics.counter({
  name: 'lantern_consent_heads_failures_total',
  help: 'Times that the heads of the consent ledger could not be written to their file; it is tried each minute',
  labels: {},
});
const doNotCall = openDoNotCallList(store, settings.ID_KEY);
const consentLedger = openConsentLedger(store, {
  idKey: settings.ID_KEY,
  doNotCall,
  secrets: settings.CONSENT_KEY,
  headsFile: settings.CONSENT_HEADS_FILE,
  onHeadsError: (error) => {
    countHeadsFailure({});
    log.error('the heads of the consent ledger could not be written', { error });
  },
});
const deskOrigin = settings.STAFF_ORIGIN ?? settings.PUBLIC_ORIGIN;
const erasures = settings.ERASURES_FILE === undefined ? undefined : openErasures(settings.ERASURES_FILE);
if (settings.ERASURES_FILE)
  createErasures(settings.ERASURES_FILE).catch((error: unknown) =>
    log.error('no request can be erased: ERASURES_FILE cannot be written', { error }),
  );
const isLimited = settings.INTAKE_LIMIT_PER_IP > 0;
const withholdMail = createWithholdMail({
  takePlace,
  idKey: settings.ID_KEY,
  ceiling: createMailCeiling({ perHour: settings.VISITOR_MAILS_PER_HOUR, counter }),
  perSender: {
    address: isLimited ? settings.INTAKE_DAILY_PER_IP : 0,
    network: isLimited ? settings.INTAKE_DAILY_PER_NETWORK : 0,
  },
});
const isMailPaused = () => watch.isQueuePaused('lead-notify');
const handlers = createEffects({
  contactCheck,
  mailer,
  isMailPaused,
  withholdMail,
  sendToStaff: createSendToStaff({
    mailer,
    takePlace,
    perHour: settings.STAFF_MAILS_PER_HOUR,
    countWaiting: () => countWaiting(leads),
    deskOrigin,
    hours: site.hours,
  }),
  staffMailTo: settings.STAFF_MAIL_TO,
  staff: openStaff(store),
  site,
  publicOrigin: settings.PUBLIC_ORIGIN,
  deskOrigin,
  webhook: createWebhook(settings),
  erasedWebhook: createErasedWebhook(settings),
  forgetLocalMails: settings.SMTP_URL === undefined ? createForgetLocalMails(mailer) : undefined,
  analytics,
  revocations: openRevocations(leads),
  readNoCalls: openNoCalls(doNotCall),
  consentLedger,
  visitorKeys: openVisitorKeys(settings.ID_KEY),
  eraseForVisitor: async (id) =>
    (
      await eraseLead(leads, id, {
        by: VISITOR_ACTOR,
        reason: 'asked',
        now: new Date(),
        consentLedger,
        erasures,
      })
    ).outcome,
});
const broken = findBrokenEffects(definitions, handlers);
if (broken.length > 0) refuseToStart('lead-worker')(new BootError('Some effects would never be done:', broken));
const rest = createLeaseRest();
watchPrimary(store, rest.begin);
const pipeline = startPipeline({
  leads,
  storeIsReady: store.ready,
  redisUrl: settings.REDIS_URL,
  redis,
  sealing: createSealing(settings.SEALING_KEYS),
  idKey: settings.ID_KEY,
  erasures,
  retentionDays: settings.RETENTION_DAYS,
  log,
  effects: watch.watch(handlers),
  slotsOf: (queue) => {
    const { slots } = providers[queue];
    return typeof slots === 'number' ? slots : settings[slots];
  },
  switches: watch,
  rest,
  measures: measurePipeline(metrics),
});
// The sweep looks every 2 s. This look lets the first jobs run at once.
void store.connected.then(async () => watch.look(await readServerTime(leads))).catch(() => {});
const tellingPaused = startTellingPaused({
  switches,
  watch,
  mailer,
  staffMailTo: settings.STAFF_MAIL_TO,
  deskOrigin,
  log,
});
const telling = startTellingApprovers({
  connection: store.connection,
  mailer,
  isMailPaused,
  staffMailTo: settings.STAFF_MAIL_TO,
  deskOrigin,
  log,
});
const reminding = startReminders({
  connection: store.connection,
  mailer,
  withholdMail,
  site,
  publicOrigin: settings.PUBLIC_ORIGIN,
  readMailWishes: (email) => doNotCall.read({ phone: '', email }),
  linksOf: createReminderLinks(settings.ID_KEY, settings.PUBLIC_ORIGIN),
  readSheetRates: createReadSheetRates(store.connection, trustedOriginOf(settings) === undefined),
  rateWatch: settings.RATE_WATCH === 'on',
  noteStop: erasures?.stop,
  isMailPaused,
  log,
  metrics,
  now: () => new Date(),
});
const forgetting = repeat({
  every: FORGET_EVERY,
  work: async () => {
    const count = await forgetConsents(leads, store.connection, firstDayKept(settings.CONSENT_PROOF_YEARS, new Date()));
    if (count > 0) log.info('old records of the consent ledger were emptied', { count });
  },
  onError: (error) => log.warn('old records of the consent ledger could not be emptied', { error }),
});
const { GATEWAY_URL: origin = settings.PUBLIC_ORIGIN } = settings;
const synthetic = sendsSynthetic(settings)
  ? startSynthetic({ origin, idKey: settings.ID_KEY, leads, metrics, log, now: () => new Date() })
  : undefined;
const app = createHttpApp({
  name: 'lead-worker',
  log,
  ready: async () => ({ mongodb: watch.isKnown() && (await store.ready()), redis: await pipeline.ready(), indexes: indexes.isDone() }),
  metrics,
  routes: () => {},
});
const heartbeat = startHeartbeat({ kind: 'lead-worker', redis, metrics, counts: [attemptCounts], log });
const server = await listen(app, settings.SERVICE_HOST, settings.SERVICE_PORT);
onStop(log, [
  { name: 'mail about paused providers', stop: tellingPaused.stop },
  { name: 'mail about rate sheets', stop: telling.stop },
  { name: 'reminders', stop: reminding.stop },
  { name: 'old consents', stop: forgetting.stop },
  { name: 'certificate', stop: surroundings.stop },
  ...(synthetic ? [{ name: 'synthetic requests', stop: synthetic.stop }] : []),
  { name: 'pipeline', stop: pipeline.stop },
  { name: 'consent ledger', stop: consentLedger.close },
  { name: 'name servers', stop: contactCheck.stop },
  { name: 'http', stop: server.stop },
  { name: 'heartbeat', stop: heartbeat.stop },
  { name: 'queue depths', stop: depths.stop },
  { name: 'redis', stop: redis.stop },
  { name: 'indexes', stop: indexes.stop },
  { name: 'mail counter', stop: counter.stop },
  { name: 'store', stop: store.close },
  { name: 'traces', stop: tracing.stop },
]);
log.info('listening', { port: server.port, version: productVersion, commit: productCommit });
