import { createContactCheck } from '@annuity-lantern/contact-check';
import { openLeads, openLedger } from '@annuity-lantern/lead-store';
import { createAnalytics } from '@annuity-lantern/service-kit/analytics';
import { refuseToStart } from '@annuity-lantern/service-kit/boot-error';
import { dependencyLog } from '@annuity-lantern/service-kit/dependency-log';
import { trustedOriginOf } from '@annuity-lantern/service-kit/env';
import { answerCounts, startHeartbeat } from '@annuity-lantern/service-kit/heartbeat';
import { listen } from '@annuity-lantern/service-kit/listen';
import { hintPublisher } from '@annuity-lantern/service-kit/live-hints';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { productCommit, productVersion } from '@annuity-lantern/service-kit/product-version';
import { createJobProducer } from '@annuity-lantern/service-kit/queue';
import { openRedis } from '@annuity-lantern/service-kit/redis';
import { createRestoreProducer } from '@annuity-lantern/service-kit/restore-producer';
import { createSealing } from '@annuity-lantern/service-kit/sealing';
import { onStop } from '@annuity-lantern/service-kit/shutdown';
import { readNetworkNames } from '@annuity-lantern/service-kit/site-file';
import { startTracing } from '@annuity-lantern/service-kit/tracing';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { createApp } from './app.ts';
import { readSettings } from './env.ts';
import { createFormTokens } from './form-token/create-form-tokens.ts';
import { intakeCounts, measureIntake } from './metrics/measure-intake.ts';

/** Longest wait for MongoDB before the service listens, in milliseconds. The gateway retries posts for 10 s. */
const LEDGER_PATIENCE = 5000;

const settings = readSettings();
const log = createLog('lead-intake', settings.LOG_LEVEL);
const tracing = await startTracing('lead-intake', settings, log);
const now = () => new Date();
const trustedOrigin = trustedOriginOf(settings);
const networkNames = await readNetworkNames(settings.SITE_FILE, trustedOrigin !== undefined).catch(refuseToStart('lead-intake'));
const store = connectStore({ mongodbUrl: settings.MONGODB_URL, onChange: dependencyLog(log, 'mongodb') });
const leads = openLeads(store);
const metrics = createMetrics();
const measures = measureIntake(metrics);
const redis = openRedis(settings.REDIS_URL, log);
const producer = createJobProducer(settings.REDIS_URL, log);
const restoreProducer = createRestoreProducer(settings.REDIS_URL, log, { saidDurable: settings.REDIS_DURABLE });
measures.redisIsDurable(restoreProducer.durable);
const contactCheck = createContactCheck({ dnsServers: settings.DNS_SERVERS });
const app = createApp({
  leads,
  ledger: openLedger(leads, { onGroup: measures.grouped }),
  sealing: createSealing(settings.SEALING_KEYS),
  restoreProducer,
  producer,
  hint: hintPublisher(redis, log),
  log,
  metrics,
  measures,
  idKey: settings.ID_KEY,
  networkNames,
  formTokens: createFormTokens(settings.FORM_TOKEN_KEY, now),
  contactCheck,
  analytics: createAnalytics(settings),
  now,
  ready: async () => {
    // A Redis that may lose acknowledged writes takes no leads, so it does not make the intake ready.
    const maySeal = restoreProducer.durable().catch(() => false);
    const [mongodb, answers, durable] = await Promise.all([store.ready(), producer.ready(), maySeal]);
    return { mongodb, redis: answers && durable };
  },
  trustedOrigin,
});
// The gateway holds posts during a restart. Without this wait, the first of them would be sealed or refused.
await withDeadline(LEDGER_PATIENCE, store.connected, () => new Error('the ledger is away')).catch(() => {});
const heartbeat = startHeartbeat({ kind: 'lead-intake', redis, metrics, counts: [answerCounts, ...intakeCounts], log });
const server = await listen(app, settings.SERVICE_HOST, settings.SERVICE_PORT);
onStop(log, [
  { name: 'http', stop: server.stop },
  { name: 'name-servers', stop: contactCheck.stop },
  { name: 'heartbeat', stop: heartbeat.stop },
  { name: 'redis', stop: redis.stop },
  { name: 'queue', stop: producer.stop },
  { name: 'restore queue', stop: restoreProducer.stop },
  { name: 'store', stop: store.close },
  { name: 'traces', stop: tracing.stop },
]);
log.info('listening', { port: server.port, version: productVersion, commit: productCommit });
