import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { onStop } from '@annuity-lantern/service-kit/shutdown';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { createDeskApp } from './app.ts';
import { readDeskEnv } from './env.ts';
import { prepareStaffStore } from './prepare-staff-store.ts';

const env = readDeskEnv();
const log = createLog('lead-desk', env.LOG_LEVEL);
const warnAway = lowRateWarning(log.warn);
const store = connectStore({
  mongodbUrl: env.MONGODB_URL,
  onChange: (connected) => {
    if (connected) log.info('MongoDB is connected', { dependency: 'mongodb' });
    else warnAway('MongoDB is away', { dependency: 'mongodb' });
  },
});
const preparation = prepareStaffStore({
  store,
  log,
  firstUser: env.STAFF_PASSWORD === undefined ? undefined : { username: env.STAFF_USERNAME, password: env.STAFF_PASSWORD },
});
const isProduction = env.PUBLIC_ORIGIN !== undefined && new URL(env.PUBLIC_ORIGIN).host === env.PRODUCTION_HOST;
const app = createDeskApp({
  store,
  log,
  sessionSecret: env.SESSION_SECRET,
  ...(isProduction && env.PUBLIC_ORIGIN ? { trustedOrigin: new URL(env.PUBLIC_ORIGIN).origin } : {}),
});
const server = await listen(app, env.SERVICE_HOST, env.SERVICE_PORT);
log.info('listening', { port: server.port });

onStop(log, [
  { name: 'server', stop: () => server.stop() },
  { name: 'preparation', stop: () => preparation.stop() },
  { name: 'mongodb', stop: () => store.close() },
]);
