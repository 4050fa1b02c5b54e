import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { onStop } from '@annuity-lantern/service-kit/shutdown';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { createContentApp } from './create-content-app.ts';
import { env } from './env.ts';

const log = createLog('content-api', env.LOG_LEVEL);
const warnAway = lowRateWarning(log.warn);
const store = connectStore({
  mongodbUrl: env.MONGODB_URL,
  onChange: (connected) => (connected ? log.info('MongoDB is connected') : warnAway('MongoDB is away', { dependency: 'mongodb' })),
});
const content = createContentApp(store, log, createMetrics());
const server = await listen(content.app, env.SERVICE_HOST, env.SERVICE_PORT);
log.info('listening', { port: server.port });

onStop(log, [
  { name: 'http', stop: () => server.stop() },
  { name: 'seeding', stop: () => content.stop() },
  { name: 'mongodb', stop: () => store.close() },
]);
