import { BootError, refuseToStart } from '@annuity-lantern/service-kit/boot-error';
import { trustedOriginOf } from '@annuity-lantern/service-kit/env';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { onStop } from '@annuity-lantern/service-kit/shutdown';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { createContentApp } from './create-content-app.ts';
import { readSettings } from './env.ts';
import { feedSourceOf } from './feed/feed-source.ts';
import { rateSourceOf } from './rates/rate-source.ts';
import { refuseStoredSamples } from './rates/refuse-stored-samples.ts';

const env = readSettings();
const log = createLog('content-api', env.LOG_LEVEL);
const warnAway = lowRateWarning(log.warn);
const store = connectStore({
  mongodbUrl: env.MONGODB_URL,
  onChange: (connected) => (connected ? log.info('MongoDB is connected') : warnAway('MongoDB is away', { dependency: 'mongodb' })),
});
const trustedOrigin = trustedOriginOf(env);
const feed = feedSourceOf(env, trustedOrigin !== undefined);
if (feed === 'private_in_production')
  log.warn('the education feed is off: on the production host it cannot be the sample, set EDUCATION_FEED_URL');
const rates = rateSourceOf(env, trustedOrigin !== undefined);
if (trustedOrigin) await refuseSampleRates().catch(refuseToStart('content-api'));
const content = createContentApp({
  store,
  log,
  metrics: createMetrics(),
  idKey: env.ID_KEY,
  now: () => new Date(),
  feed: typeof feed === 'string' ? undefined : feed,
  rates: typeof rates === 'string' ? undefined : rates,
  trustedOrigin,
});
const server = await listen(content.app, env.SERVICE_HOST, env.SERVICE_PORT);
onStop(log, [
  { name: 'http', stop: () => server.stop() },
  { name: 'seeding', stop: () => content.stop() },
  { name: 'mongodb', stop: () => store.close() },
]);
log.info('listening', { port: server.port });

/** On the production host no visitor may take an invented rate for a real one. */
async function refuseSampleRates(): Promise<void> {
  if (rates === 'private_in_production') {
    throw new BootError('On the production host rates do not come from the sample: set RATES_SOURCE_URL to a real source, or to nothing.');
  }
  await refuseStoredSamples(store);
}
