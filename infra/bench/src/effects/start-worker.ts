import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { OwnStores } from '../product/own-stores.ts';
import { repositoryRoot } from '../product/repository-root.ts';
import { type RunningProcess, startProcess } from '../product/start-process.ts';
import type { Sinks } from './start-sinks.ts';

export interface WorkerOptions {
  readonly stores: Pick<OwnStores, 'mongodbUrl' | 'redisUrl' | 'logsDir'>;
  readonly database: string;
  readonly sinks: Sinks;
  readonly dnsServers: string;
  readonly name?: string;
}

/** Starts lead-worker alone, as in production, with stand-ins for all its providers. */
export function startWorker({ stores, database, sinks, dnsServers, name = 'lead-worker' }: WorkerOptions): Promise<RunningProcess> {
  return startProcess({
    name,
    entry: 'services/lead-worker/src/main.ts',
    logsDir: stores.logsDir,
    env: {
      MONGODB_URL: stores.mongodbUrl(database),
      REDIS_URL: stores.redisUrl,
      PUBLIC_ORIGIN: 'https://www.harbor-street.internal',
      PRODUCTION_HOST: 'www.harbor-street.internal',
      SITE_FILE: path.join(repositoryRoot, 'infra/bench/fixtures/site.json'),
      SEALING_KEYS: `bench:${randomBytes(32).toString('hex')}`,
      DNS_SERVERS: dnsServers,
      SMTP_URL: sinks.smtpUrl,
      MAIL_FROM: 'Annuity Lantern <no-reply@harbor-street.internal>',
      STAFF_MAIL_TO: 'desk@harbor-street.internal',
      LEAD_WEBHOOK_URL: `${sinks.httpOrigin}/webhook`,
      LEAD_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
      ANALYTICS_URL: `${sinks.httpOrigin}/analytics`,
      ANALYTICS_MEASUREMENT_ID: 'G-BENCH00001',
      ANALYTICS_API_SECRET: randomBytes(16).toString('hex'),
    },
  });
}
