import { BootError, refuseToStart } from '@annuity-lantern/service-kit/boot-error';
import { dependencyLog } from '@annuity-lantern/service-kit/dependency-log';
import { trustedOriginOf } from '@annuity-lantern/service-kit/env';
import { answerCounts, startHeartbeat } from '@annuity-lantern/service-kit/heartbeat';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { productCommit, productVersion } from '@annuity-lantern/service-kit/product-version';
import { openRedis } from '@annuity-lantern/service-kit/redis';
import { onStop } from '@annuity-lantern/service-kit/shutdown';
import { startTracing } from '@annuity-lantern/service-kit/tracing';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { createApp } from './app.ts';
import { keepLists } from './content/keep-lists.ts';
import { readSettings } from './env.ts';
import { feedSourceOf } from './feed/feed-source.ts';
import { rateSourceOf } from './rates/rate-source.ts';
import { refuseStoredSamples } from './rates/refuse-stored-samples.ts';
import { startRefreshing } from './start-refreshing.ts';

const settings = readSettings();
const log = createLog('content-api', settings.LOG_LEVEL);
const tracing = await startTracing('content-api', settings, log);
const now = () => new Date();
const metrics = createMetrics();
const store = connectStore({ mongodbUrl: settings.MONGODB_URL, onChange: dependencyLog(log, 'mongodb') });
const trustedOrigin = trustedOriginOf(settings);
const samplesAllowed = trustedOrigin === undefined;
const feedSource = feedSourceOf(settings, !samplesAllowed);
if (feedSource === 'private_in_production')
  log.warn('the education feed is off: on the production host it cannot be the sample, set EDUCATION_FEED_URL');
const feed = typeof feedSource === 'string' ? undefined : feedSource;
const rateSource = rateSourceOf(settings, !samplesAllowed);
const rates = typeof rateSource === 'string' ? undefined : rateSource;
if (!samplesAllowed) await refuseSampleRates().catch(refuseToStart('content-api'));
const lists = keepLists({ connection: store.connection, log, elapsed: () => performance.now(), feedSource: feed?.id, samplesAllowed });
const refreshing = startRefreshing({ store, lists, log, metrics, now, feed, rates, samplesAllowed });
const app = createApp({ store, lists, log, metrics, idKey: settings.ID_KEY, rateWatch: settings.RATE_WATCH === 'on', now, trustedOrigin });
const redis = settings.REDIS_URL === undefined ? undefined : openRedis(settings.REDIS_URL, log);
const heartbeat = startHeartbeat({ kind: 'content-api', redis, metrics, counts: [answerCounts], log });
const server = await listen(app, settings.SERVICE_HOST, settings.SERVICE_PORT);
onStop(log, [
  { name: 'http', stop: server.stop },
  { name: 'heartbeat', stop: heartbeat.stop },
  { name: 'redis', stop: () => redis?.stop() },
  { name: 'refreshing', stop: refreshing.stop },
  { name: 'store', stop: store.close },
  { name: 'traces', stop: tracing.stop },
]);
log.info('listening', { port: server.port, version: productVersion, commit: productCommit });

/** On the production host a visitor must never mistake a sample rate for a real one. */
async function refuseSampleRates(): Promise<void> {
  if (rateSource === 'private_in_production') {
    throw new BootError('On the production host rates do not come from the sample: set RATES_SOURCE_URL to a real source, or to nothing.');
  }
  await refuseStoredSamples(store);
}
