import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startDns } from '@annuity-lantern/harness/dns';
import type { OwnStores } from '@annuity-lantern/harness/own-stores';
import type { Sinks } from '@annuity-lantern/harness/sinks';
import { type RunningService, repositoryRoot, startService } from '@annuity-lantern/harness/start-service';

/** Starts a lead-worker as in production, with these providers and a name server that answers at once. */
export async function startWorker({ mongodbUrl, redisUrl, logsDir }: OwnStores, database: string, sinks: Sinks): Promise<RunningService> {
  return startService({
    name: 'lead-worker',
    entry: 'services/lead-worker/src/main.ts',
    logsDir,
    env: {
      MONGODB_URL: mongodbUrl(database),
      REDIS_URL: redisUrl,
      PUBLIC_ORIGIN: 'https://www.harbor-street.internal',
      PRODUCTION_HOST: 'www.harbor-street.internal',
      SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
      ID_KEY: randomBytes(32).toString('hex'),
      SEALING_KEYS: `bench:${randomBytes(32).toString('hex')}`,
      DNS_SERVERS: await startDns(),
      SMTP_URL: sinks.smtpUrl,
      MAIL_FROM: 'Annuity Lantern <no-reply@harbor-street.internal>',
      STAFF_MAIL_TO: 'desk@harbor-street.internal',
      VISITOR_MAILS_PER_HOUR: '0',
      LEAD_WEBHOOK_URL: sinks.webhookUrl,
      LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
      ANALYTICS_URL: sinks.analyticsUrl,
      ANALYTICS_MEASUREMENT_ID: 'G-BENCH00001',
      ANALYTICS_API_SECRET: randomBytes(16).toString('hex'),
    },
  });
}
