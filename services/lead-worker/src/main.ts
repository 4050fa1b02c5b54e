import { createContactCheck } from '@annuity-lantern/contact-check';
import { openLeads } from '@annuity-lantern/lead-store';
import { createAnalytics } from '@annuity-lantern/service-kit/analytics';
import { refuseToStart } from '@annuity-lantern/service-kit/boot-error';
import { dependencyLog } from '@annuity-lantern/service-kit/dependency-log';
import { trustedOriginOf } from '@annuity-lantern/service-kit/env';
import { createHttpApp } from '@annuity-lantern/service-kit/http-app';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { onStop } from '@annuity-lantern/service-kit/shutdown';
import { readSiteFile } from '@annuity-lantern/service-kit/site-file';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { createEffects } from './effects/create-effects.ts';
import { readSettings } from './env.ts';
import { createMailer } from './mail/create-mailer.ts';
import { startPipeline } from './pipeline/start-pipeline.ts';
import { createWebhook } from './webhook/create-webhook.ts';

const settings = readSettings();
const log = createLog('lead-worker', settings.LOG_LEVEL);
const site = await readSiteFile(settings.SITE_FILE, trustedOriginOf(settings) !== undefined).catch(refuseToStart('lead-worker'));
const store = connectStore({ mongodbUrl: settings.MONGODB_URL, onChange: dependencyLog(log, 'mongodb') });
const analytics = createAnalytics(settings);
if (!analytics) log.warn('analytics is not set up: no request is counted');
const contactCheck = createContactCheck({ dnsServers: settings.DNS_SERVERS });
const pipeline = startPipeline({
  leads: openLeads(store),
  redisUrl: settings.REDIS_URL,
  log,
  effects: createEffects({
    contactCheck,
    mailer: createMailer({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM }),
    staffMailTo: settings.STAFF_MAIL_TO,
    site,
    publicOrigin: settings.PUBLIC_ORIGIN,
    webhook: createWebhook(settings),
    analytics,
  }),
});
const app = createHttpApp({
  name: 'lead-worker',
  log,
  ready: async () => ({ mongodb: await store.ready(), redis: await pipeline.ready() }),
  routes: () => {},
});
const server = await listen(app, settings.SERVICE_HOST, settings.SERVICE_PORT);
onStop(log, [
  { name: 'pipeline', stop: pipeline.stop },
  { name: 'name servers', stop: contactCheck.stop },
  { name: 'http', stop: server.stop },
  { name: 'store', stop: store.close },
]);
log.info('listening', { port: server.port });
